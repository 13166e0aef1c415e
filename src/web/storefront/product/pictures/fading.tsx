/** A picture that fades into the next one. */
import { useState } from 'react'
import type { PictureView } from './picture-view.ts'
import * as styles from './fading.module.css'

interface Props {
  picture: PictureView
  /** It is seen at once, so it is loaded first. */
  isFirst: boolean
}

interface Fade {
  picture: PictureView
  /** What is shown until `picture` is loaded, then fades out. */
  before: PictureView | null
  isLoaded: boolean
}

/** Shows the picture; another one fades in once it is loaded, and takes the place of this one. */
export function FadingPicture({ picture, isFirst }: Props) {
  const [fade, setFade] = useState<Fade>({ picture, before: null, isLoaded: true })
  if (fade.picture.src !== picture.src) setFade({ picture, before: fade.picture, isLoaded: false })
  const arrived = () => setFade((now) => (now.isLoaded ? now : { ...now, isLoaded: true }))
  const { before, isLoaded } = fade
  const size = { width: 400, height: 500 }
  return (
    <>
      {before && (
        <img
          key={`before ${before.src}`}
          {...before}
          {...size}
          alt=""
          className={isLoaded ? `${styles.before} ${styles.leaving}` : styles.before}
          onAnimationEnd={() => setFade((now) => ({ ...now, before: null }))}
        />
      )}
      <img
        key={picture.src}
        {...picture}
        {...size}
        alt={picture.alt}
        className={before ? (isLoaded ? styles.arriving : styles.waiting) : undefined}
        onLoad={arrived}
        onError={arrived}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </>
  )
}
