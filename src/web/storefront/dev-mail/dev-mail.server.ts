/** `/dev/mail`: the mails of a shop without SMTP, for the person who tries it. In English, outside the three markets. */
import { html } from 'hono/html'
import { readStoredMail, readStoredMails } from '#services/mail/stored-mails.ts'
import { problem, type ApiContext, type ApiRoute } from '#web/http/api/endpoint.ts'

type Markup = ReturnType<typeof html>

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}
const POLICY = "default-src 'none'; style-src 'self'; img-src 'self'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'"
const FRAME = 'allow-popups allow-popups-to-escape-sandbox'

const style = `
body { margin: 0 auto; padding: 24px; max-width: 960px; color: #2b221c; background: #fff; font: 16px/1.5 system-ui, sans-serif }
h1 { font: 400 28px/1.2 Georgia, serif; margin: 16px 0 }
a { color: inherit }
table { width: 100%; border-collapse: collapse }
th, td { text-align: left; padding: 10px 12px 10px 0; border-bottom: 1px solid #e9e2d9; vertical-align: top; overflow-wrap: anywhere }
th { font-weight: 500; font-size: 14px; color: #6b5d52 }
time { white-space: nowrap; color: #6b5d52 }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0 0 20px }
dt { color: #6b5d52 } dd { margin: 0; overflow-wrap: anywhere }
iframe { width: 100%; height: 75vh; border: 1px solid #e9e2d9; border-radius: 14px }
pre { padding: 20px; border: 1px solid #e9e2d9; border-radius: 14px; white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/1.5 ui-monospace, monospace }
`

const page = (title: string, content: Markup): Response =>
  new Response(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title}</title>
          <link rel="stylesheet" href="/dev/mail.css" />
          <link rel="icon" href="/brand/favicon.svg" type="image/svg+xml" />
        </head>
        <body>
          ${content}
        </body>
      </html>` as string,
    { headers: { ...headers, 'content-security-policy': POLICY } },
  )

const moment = (at: Date) =>
  html`<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 19).replace('T', ' ')} UTC</time>`

async function list({ shop }: ApiContext): Promise<Response> {
  const mails = await readStoredMails(shop)
  if (!mails) return problem(404, 'not_found')
  const rows = mails.map(
    (mail) =>
      html`<tr>
        <td>${moment(mail.createdAt)}</td>
        <td lang="${mail.locale}"><a href="/dev/mail/${mail.id}">${mail.subject}</a></td>
        <td>${mail.recipient}</td>
      </tr>`,
  )
  return page(
    'Mails',
    html`<h1>Mails</h1>
      <p>This shop has no mail server (SMTP_HOST), so its mails are kept here instead of being sent.</p>
      ${
        mails.length === 0
          ? html`<p>None yet. Place an order to see one.</p>`
          : html`<table>
              <thead>
                <tr>
                  <th scope="col">Written</th>
                  <th scope="col">Subject</th>
                  <th scope="col">To</th>
                </tr>
              </thead>
              <tbody>
                ${rows}
              </tbody>
            </table>`
      }`,
  )
}

async function view({ shop, params }: ApiContext): Promise<Response> {
  const mail = await readStoredMail(shop, params.id!)
  if (!mail) return problem(404, 'not_found')
  return page(
    mail.subject,
    html`<p><a href="/dev/mail">All mails</a></p>
      <h1 lang="${mail.locale}">${mail.subject}</h1>
      <dl>
        <dt>To</dt>
        <dd>${mail.recipient}</dd>
        <dt>Written</dt>
        <dd>${moment(mail.createdAt)}</dd>
      </dl>
      <iframe title="The mail as it looks" sandbox="${FRAME}" src="/dev/mail/${mail.id}/html"></iframe>
      <h2>As plain text</h2>
      <pre lang="${mail.locale}">${mail.text}</pre>`,
  )
}

/** Returns the stored mail in a sandbox: no script, no external resources, an opaque origin. */
async function body({ shop, params }: ApiContext): Promise<Response> {
  const mail = await readStoredMail(shop, params.id!)
  if (!mail) return problem(404, 'not_found')
  const { origin } = new URL(shop.config.publicUrl)
  return new Response(mail.html, {
    headers: {
      ...headers,
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': `default-src 'none'; img-src 'self' ${origin}; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox ${FRAME}`,
    },
  })
}

export const routes: ApiRoute[] = [
  { method: 'GET', path: '/dev/mail', guard: 'local', handler: list },
  {
    method: 'GET',
    path: '/dev/mail.css',
    guard: 'local',
    handler: () => new Response(style, { headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-store' } }),
  },
  { method: 'GET', path: '/dev/mail/:id', guard: 'local', handler: view },
  { method: 'GET', path: '/dev/mail/:id/html', guard: 'local', handler: body },
]
