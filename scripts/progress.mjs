/** Progress output of a start: one line per step with its seconds, a bar for counted work. Plain lines in a log. */
const isTerminal = process.stdout.isTTY && process.env.NO_COLOR === undefined && process.env.TERM !== 'dumb'
const paint = (code, text) => (isTerminal && text !== '' ? `\u001b[${code}m${text}\u001b[0m` : text)
const green = (text) => paint(32, text)
const dim = (text) => paint(2, text)
const BAR = 24
const TITLE = 30
const DRAW_EACH_MS = 100

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`.padStart(7)

/** Set by the first line, because the same report may go on in another process. */
const GREETED = 'NESTLING_REPORT_GREETED'
function greet() {
  if (process.env[GREETED] !== '1') process.stdout.write(`\n  ${paint(1, 'Nestling')}\n\n`)
  process.env[GREETED] = '1'
}

/** Running steps, oldest first; the oldest has the last line of the terminal. */
const running = []
let timer

function draw() {
  const [step] = running
  if (!isTerminal || !step) return
  const full = Math.round((step.share ?? 0) * BAR)
  const bar = `${green('━'.repeat(full))}${dim('━'.repeat(BAR - full))} ${String(Math.round((step.share ?? 0) * 100)).padStart(3)} %  `
  process.stdout.write(
    `\r\u001b[2K  ${dim('·')} ${step.title.padEnd(TITLE)} ${step.share === undefined ? '' : bar}${dim(seconds(step.start))}`,
  )
}

/** Writes a permanent line above the running steps. */
function keep(line) {
  process.stdout.write(isTerminal ? `\r\u001b[2K${line}\n` : `${line}\n`)
  draw()
}

/** In a log: a line at each quarter. */
function count(step, done, total) {
  const share = total > 0 ? Math.min(done / total, 1) : 1
  const hasPassedQuarter = Math.floor(share * 4) > Math.floor((step.share ?? 0) * 4)
  step.share = share
  if (!isTerminal && hasPassedQuarter && share < 1) keep(`       ${step.title}: ${Math.round(share * 100)} %`)
}

/** Shows `title` while `work` runs. `work` may call `progress(done, total)`. */
async function step(title, work) {
  greet()
  const entry = { title, start: performance.now(), share: undefined }
  running.push(entry)
  if (isTerminal) timer ??= setInterval(draw, DRAW_EACH_MS)
  draw()
  let mark = isTerminal ? '✗' : 'failed'
  try {
    const result = await work((done, total) => count(entry, done, total))
    mark = isTerminal ? green('✓') : 'done'
    return result
  } finally {
    running.splice(running.indexOf(entry), 1)
    if (running.length === 0) {
      clearInterval(timer)
      timer = undefined
    }
    keep(`  ${mark} ${title.padEnd(TITLE)} ${dim(seconds(entry.start))}`)
  }
}

/** The last lines of the report. */
function ready(lines) {
  greet()
  process.stdout.write(`\n${lines.map((line) => `  ${line}\n`).join('')}\n`)
}

export const report = { step, ready }
