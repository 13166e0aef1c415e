import { createServer, type AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { smtpMailer } from './smtp.ts'

/** The least of an SMTP server (RFC 5321): takes everything but recipients at refused.example. */
const taken: { recipients: string[]; data: string }[] = []
const server = createServer((socket) => {
  let mail = { recipients: [] as string[], data: '' }
  let isData = false
  let rest = ''
  const say = (line: string) => socket.write(`${line}\r\n`)
  say('220 test')
  socket.on('data', (chunk) => {
    rest += chunk
    for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
      const line = rest.slice(0, end)
      rest = rest.slice(end + 2)
      if (isData && line === '.') {
        taken.push(mail)
        mail = { recipients: [], data: '' }
        isData = false
        say('250 taken')
      } else if (isData) mail.data += `${line}\n`
      else if (/^EHLO|^MAIL/.test(line)) say('250 ok')
      else if (line.includes('refused.example')) say('550 no such person')
      else if (line.startsWith('RCPT')) {
        mail.recipients.push(/<(.*)>/.exec(line)![1]!)
        say('250 ok')
      } else if (line === 'DATA') {
        isData = true
        say('354 go on')
      } else say('221 bye')
    }
  })
}).listen(0)
afterAll(() => server.close())

const mailer = smtpMailer({
  host: '127.0.0.1',
  port: (server.address() as AddressInfo).port,
  secure: false,
  user: null,
  password: null,
  from: 'Nestling <hello@nestling.example>',
})
const mail = {
  id: '0194',
  to: 'ioana@example.ro',
  replyTo: 'bun-venit@nestling.example',
  subject: 'Am primit comanda NST-1: șapcă',
  unsubscribe: null,
  html: '<p>șapcă</p>',
  text: 'șapcă',
}

test('a mail is sent with HTML and text, its own message id and the reply address', async () => {
  await mailer.send(mail)
  const { recipients, data } = taken.pop()!
  expect(recipients).toEqual(['ioana@example.ro'])
  expect(data).toContain('Message-ID: <0194@nestling.example>')
  expect(data).toContain('Reply-To: bun-venit@nestling.example')
  expect(data).toContain('Auto-Submitted: auto-generated')
  expect(data).toMatch(/Content-Type: multipart\/alternative/)
  expect(data).toMatch(/Content-Type: text\/plain/)
  expect(data).toMatch(/Content-Type: text\/html/)
})

test('a mail that the server refuses throws, so that it is retried', async () => {
  await expect(mailer.send({ ...mail, to: 'x@refused.example' })).rejects.toThrow('550')
  expect(taken).toHaveLength(0)
})

test('a typed address cannot add recipients or headers', async () => {
  for (const to of ['a@example.ro, b@example.ro', 'a@example.ro\r\nBcc: b@example.ro', '"a" <b@example.ro>, c@example.ro']) {
    await mailer.send({ ...mail, to }).catch(() => undefined)
    const sent = taken.splice(0)
    for (const { recipients, data } of sent) {
      expect(recipients.length).toBeLessThanOrEqual(1)
      expect(data).not.toMatch(/^Bcc:/m)
    }
  }
})
