/** The picture of an article, with points that open products. */
import { Points } from '#web/storefront/blocks/points.tsx'
import type { ArticleView } from '#web/storefront/blog/view.ts'
import * as styles from './cover.module.css'

export function Cover({ cover, points }: { cover: NonNullable<ArticleView['cover']>; points: ArticleView['points'] }) {
  const { src, srcSet, sizes, alt, width, height } = cover
  const shape: object = { '--ratio': width / height }
  return (
    <figure className={styles.cover} style={shape}>
      <img src={src} srcSet={srcSet} sizes={sizes} alt={alt} width={width} height={height} fetchPriority="high" />
      <Points points={points} group="cover" />
    </figure>
  )
}
