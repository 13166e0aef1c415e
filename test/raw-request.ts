/** Raw HTTP requests. */
import { once } from 'node:events'
import { connect } from 'node:net'

/** Sends `text` unchanged to the server at `url`. Returns everything read until the server closes, as latin1. */
export async function rawRequest(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.setEncoding('latin1').on('data', (part: string) => (answer += part))
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(text)
  await once(socket, 'close')
  return answer
}
