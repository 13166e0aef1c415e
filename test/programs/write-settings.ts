/** Opens the embedded database in the given directory and writes rows for ever; prints each one that was acknowledged. */
import { openEmbedded } from '#store/database/db.ts'

const db = await openEmbedded(process.argv[2]!).catch((error: Error) => {
  process.stdout.write(`refused: ${error.message}\n`)
  process.exit(3)
})
process.stdout.write('open\n')
let isStopping = false
process.once('SIGTERM', () => (isStopping = true))
for (let n = 1; !isStopping; n++) {
  await db.transaction(async (tx) => {
    await tx
      .insertInto('setting')
      .values({ key: `${process.pid}-${n}-a`, value: '1' })
      .execute()
    await tx
      .insertInto('setting')
      .values({ key: `${process.pid}-${n}-b`, value: '1' })
      .execute()
  })
  process.stdout.write(`${process.pid}-${n}\n`)
}
await db.close()
