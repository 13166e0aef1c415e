/** The report of a start: a line a step with its seconds, a bar where something is counted. Plain lines in a log. */
const isTerminal = Boolean(process.stdout.isTTY) && process.env.NO_COLOR === undefined && process.env.TERM !== 'dumb'
const green = (text) => (isTerminal ? `\u001b[32m${text}\u001b[39m` : text)
const dim = (text) => (isTerminal ? `\u001b[2m${text}\u001b[22m` : text)
const bold = (text) => (isTerminal ? `\u001b[1m${text}\u001b[22m` : text)
const BAR = 24
const TITLE = 30

let isGreeted = false
function greet() {
  if (!isGreeted) process.stdout.write(`\n  ${bold('Nestling')}\n\n`)
  isGreeted = true
}

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`
const redraw = (text) => process.stdout.write(`\r\u001b[2K${text}`)

/** Shows `title` while `work` runs. `work` may call `progress(done, total)`. */
async function step(title, work) {
  greet()
  const start = performance.now()
  let counted = ''
  let tenth = 0
  const draw = () =>
    redraw(`  ${dim('·')} ${title.padEnd(TITLE)} ${counted.padEnd(counted ? BAR + 8 : 0)} ${dim(seconds(start))}`)
  const timer = isTerminal ? setInterval(draw, 100) : undefined
  if (isTerminal) draw()
  try {
    const result = await work((done, total) => {
      const share = total > 0 ? Math.min(done / total, 1) : 1
      const full = Math.round(share * BAR)
      counted = `${green('━'.repeat(full))}${dim('━'.repeat(BAR - full))} ${String(Math.round(share * 100)).padStart(3)} %`
      if (!isTerminal && Math.floor(share * 4) > tenth && share < 1) {
        tenth = Math.floor(share * 4)
        process.stdout.write(`    ${title}: ${Math.round(share * 100)} %\n`)
      }
    })
    if (isTerminal) redraw('')
    process.stdout.write(`  ${green(isTerminal ? '✓' : 'done')} ${title.padEnd(TITLE)} ${dim(seconds(start).padStart(7))}\n`)
    return result
  } catch (error) {
    if (isTerminal) redraw('')
    process.stdout.write(`  ${isTerminal ? '✗' : 'failed'} ${title}\n`)
    throw error
  } finally {
    clearInterval(timer)
  }
}

/** The last lines of the report. */
function ready(lines) {
  greet()
  process.stdout.write(`${lines.map((line) => `  ${line}\n`).join('')}\n`)
}

export const report = { step, ready }
