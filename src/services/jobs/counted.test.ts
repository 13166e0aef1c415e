import { expect, test } from 'vitest'
import { Metrics } from '#services/metrics.ts'
import { countedHandlers, countedMailer } from './counted.ts'
import { JobPostponed } from './jobs.ts'

test('each attempt of a job is counted by its end', async () => {
  const metrics = new Metrics()
  const ends = [undefined, new Error('no'), new JobPostponed('later', new Date(0))]
  const handlers = countedHandlers(
    {
      'mail.send': async () => {
        const end = ends.shift()
        if (end) throw end
      },
    },
    metrics,
  )
  const run = handlers['mail.send'] as (shop: object, payload: { mailId: string }) => Promise<void>
  await run({}, { mailId: '1' })
  await expect(run({}, { mailId: '1' })).rejects.toThrow('no')
  await expect(run({}, { mailId: '1' })).rejects.toThrow(JobPostponed)
  const text = metrics.write([])
  for (const result of ['done', 'failed', 'postponed'])
    expect(text).toContain(`nestling_jobs_total{kind="mail.send",result="${result}"} 1\n`)
})

test('mails are counted by whether the mail server took them', async () => {
  const metrics = new Metrics()
  const mail = { id: '1', to: 'a@b.example', replyTo: 'c@d.example', subject: '', html: '', text: '', unsubscribe: null }
  await countedMailer({ send: async () => undefined }, metrics).send(mail)
  const refusing = { send: () => Promise.reject(new Error('550')) }
  await expect(countedMailer(refusing, metrics).send(mail)).rejects.toThrow('550')
  expect(metrics.write([])).toMatch(/nestling_mails_total\{result="sent"\} 1\nnestling_mails_total\{result="failed"\} 1\n/)
})
