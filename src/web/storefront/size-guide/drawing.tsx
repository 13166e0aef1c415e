/** Drawings of how to measure, with the numbers of the steps. */
import type { ReactNode } from 'react'
import type { Guide } from '#domain/catalog/guide/size-guide.ts'
import * as styles from './drawing.module.css'

/** Decorative: the steps beside it say the same. */
export function Drawing({ guide }: { guide: Guide }) {
  const { shape, lines, tint } = DRAWINGS[guide]
  return (
    <div className={`${styles.drawing} ${tint}`}>
      <svg viewBox="0 0 320 400" aria-hidden="true" focusable="false">
        <g className={styles.shape}>{shape}</g>
        {lines.map(({ path, x, y, isRound }, at) => (
          <g key={at}>
            <path className={isRound ? `${styles.line} ${styles.round}` : styles.line} d={path} />
            <ellipse className={styles.ground} cx={x} cy={y} rx="15" ry="18.5" />
            <text className={styles.number} x={x} y={y + 7}>
              {at + 1}
            </text>
          </g>
        ))}
      </svg>
    </div>
  )
}

interface Line {
  path: string
  /** Middle of its number. */
  x: number
  y: number
  /** A girth: dashed. */
  isRound?: boolean
}
interface Shown {
  shape: ReactNode
  lines: readonly Line[]
  tint: string | undefined
}

const HEIGHT: Line = { path: 'M52 44V366M40 44h24M40 366h24', x: 52, y: 205 }

/** A limb: its edge, and its inside a little narrower. */
const limb = (d: string) => (
  <>
    <path className={styles.edge} d={d} />
    <path className={styles.inside} d={d} />
  </>
)

const CHILD = (
  <>
    {limb('M140 160Q112 196 110 240')}
    {limb('M204 160Q232 196 234 240')}
    {limb('M154 262L150 350M150 350h-10')}
    {limb('M190 262L194 350M194 350h10')}
    <path d="M134 158Q136 146 152 146H192Q208 146 210 158L214 262Q214 278 198 280L180 282L172 272L164 282L146 280Q130 278 130 262Z" />
    <path d="M158 146Q172 160 186 146" />
    <path d="M128 98C128 66 147 46 172 46S216 66 216 98S196 142 172 142S128 130 128 98Z" />
    <path className={styles.fine} d="M164 48C170 34 184 36 182 46M156 100v3M188 100v3M164 118Q172 125 180 118" />
  </>
)

const FEET = (
  <>
    <path className={styles.paper} d="M62 40H286V352H62Z" />
    <path className={styles.wall} d="M28 352H300" />
    <path d="M146 346C124 346 118 320 122 290C126 258 114 226 114 186C114 140 134 112 160 112C184 112 192 140 188 180C185 214 176 246 176 290C176 324 168 346 146 346Z" />
    <path
      className={styles.fine}
      d="M118 120C112 106 120 92 132 96C142 100 142 116 132 120ZM142 102C140 90 148 84 155 88C161 92 160 102 153 106ZM163 106C162 96 169 91 175 95C180 99 178 107 172 110ZM180 118C180 110 186 106 190 110C194 114 192 121 186 123Z"
    />
    <path
      className={styles.second}
      d="M240 346C218 346 212 322 214 292C214 250 206 218 206 184C206 144 218 116 240 116C264 116 282 142 282 186C282 226 268 258 268 292C268 324 262 346 240 346Z"
    />
  </>
)
const FEET_LINES: readonly Line[] = [
  { path: 'M88 94V352M76 94h24', x: 88, y: 224 },
  { path: 'M244 220h.1', x: 244, y: 236 },
]

const HEAD = (
  <>
    <path d="M92 196C92 118 124 74 168 74S244 118 244 196S212 316 168 316S92 274 92 196Z" />
    <path d="M92 206C74 200 70 226 84 236C88 240 94 240 97 238M244 206C262 200 266 226 252 236C248 240 242 240 239 238" />
    <path
      className={styles.fine}
      d="M154 76C160 52 184 52 182 74M136 212v6M200 212v6M150 256Q168 272 186 256M128 190Q137 184 146 190M190 190Q199 184 208 190"
    />
  </>
)

const BAG = (
  <>
    <path d="M128 70C136 62 146 66 148 78C152 98 192 98 196 78C198 66 208 62 216 70C222 110 226 128 240 158C256 204 266 262 266 318C266 352 238 366 172 366S78 352 78 318C78 262 88 204 104 158C118 128 122 110 128 70Z" />
    <path className={styles.fine} d="M104 160Q172 184 240 160M214 168C226 220 236 280 230 352" />
    <circle className={styles.fine} cx="138" cy="84" r="6" />
    <circle className={styles.fine} cx="206" cy="84" r="6" />
  </>
)

const WOMAN = (
  <>
    <path d="M146 62C146 88 142 98 122 106C96 114 86 130 84 168L78 236C76 246 90 250 94 240L106 190C110 214 116 224 116 244C112 270 98 300 96 372H248C246 300 232 270 228 244C228 224 234 214 238 190L250 240C254 250 268 246 266 236L260 168C258 130 248 114 222 106C202 98 198 88 198 62" />
    <path className={styles.fine} d="M116 182Q144 206 172 186Q200 206 228 182" />
  </>
)
const BUST: Line = { path: 'M108 172H236', x: 286, y: 172, isRound: true }

const DRAWINGS: Readonly<Record<Guide, Shown>> = {
  body: {
    tint: styles.egg,
    shape: CHILD,
    lines: [
      HEIGHT,
      { path: 'M136 182H268', x: 284, y: 178, isRound: true },
      { path: 'M133 222H250', x: 284, y: 222, isRound: true },
      { path: 'M131 258H268', x: 284, y: 266, isRound: true },
    ],
  },
  bag: {
    tint: styles.blush,
    shape: BAG,
    lines: [
      { path: 'M44 66V366M32 66h24M32 366h24', x: 44, y: 216 },
      { path: 'M146 104H200', x: 262, y: 104, isRound: true },
    ],
  },
  head: { tint: styles.down, shape: HEAD, lines: [{ path: 'M90 162Q168 190 246 162', x: 284, y: 154, isRound: true }] },
  foot: { tint: styles.moss, shape: FEET, lines: FEET_LINES },
  shoe: { tint: styles.moss, shape: FEET, lines: FEET_LINES },
  legs: { tint: styles.egg, shape: CHILD, lines: [HEIGHT, { path: 'M186 372H218M186 364v16M218 364v16', x: 250, y: 366 }] },
  letter: { tint: styles.heather, shape: WOMAN, lines: [BUST, { path: 'M116 240H228', x: 286, y: 240, isRound: true }] },
  cup: { tint: styles.heather, shape: WOMAN, lines: [BUST, { path: 'M112 208H232', x: 286, y: 220, isRound: true }] },
  belly: {
    tint: styles.heather,
    shape: WOMAN,
    lines: [{ path: 'M110 284Q172 312 234 284', x: 286, y: 290, isRound: true }],
  },
}
