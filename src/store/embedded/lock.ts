/**
 * One process for each data directory. The embedded database accepts a second one silently and loses rows, so the lock is
 * taken first. On Linux it is an abstract socket, which the kernel releases when its owner
 * ends; elsewhere a file with the owner's process id.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

export interface DirectoryLock {
  release(): Promise<void>
}

export class DirectoryInUse extends Error {
  override name = 'DirectoryInUse'
}

/** Takes the directory for this process. @throws DirectoryInUse that names the owner. */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  mkdirSync(directory, { recursive: true })
  const real = realpathSync(directory)
  const owner = join(real, 'owner')
  const release = process.platform === 'linux' ? await takeSocket(real, owner) : takeFile(real, owner)
  return { release }
}

const inUse = (directory: string, owner: string) => {
  const pid = ownerOf(owner)
  const by = pid === null ? 'another process' : pid === process.pid ? 'this process already' : `process ${pid}`
  return new DirectoryInUse(
    `The database in ${directory} is in use by ${by}. Stop that one first, or set DATA_DIR to another directory.`,
  )
}

function ownerOf(file: string): number | null {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || null
  } catch {
    return null
  }
}

async function takeSocket(directory: string, owner: string): Promise<() => Promise<void>> {
  const name = `\0nestling-${createHash('sha256').update(directory).digest('hex').slice(0, 40)}`
  const server = createServer((connection) => connection.destroy())
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(error.code === 'EADDRINUSE' ? inUse(directory, owner) : error))
    server.listen({ path: name, exclusive: true }, resolve)
  })
  server.unref()
  writeFileSync(owner, `${process.pid}\n`)
  return () => {
    rmSync(owner, { force: true })
    return new Promise((resolve) => server.close(() => resolve()))
  }
}

function takeFile(directory: string, owner: string): () => Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      writeFileSync(owner, `${process.pid}\n`, { flag: 'wx' })
      return async () => rmSync(owner, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const pid = ownerOf(owner)
      if (attempt > 0 || (pid !== null && isAlive(pid))) throw inUse(directory, owner)
      rmSync(owner, { force: true })
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
