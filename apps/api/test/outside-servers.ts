// A server of the protocol that the product speaks to a virus scanner (clamd).
import { once } from 'node:events'
import net, { type AddressInfo, type Socket } from 'node:net'

/** The content that the scanner finds harmful. */
export const harmful = 'a file known to be harmful'

const command = 'zINSTREAM\0'

/** Reads the command and length-prefixed chunks until the empty one; answers as clamd does. */
const serveScan = (socket: Socket): void => {
  let heard = Buffer.alloc(0)
  socket.on('error', () => undefined)
  socket.on('data', (bytes: Buffer) => {
    heard = Buffer.concat([heard, bytes])
    const body: Buffer[] = []
    for (let at = command.length; at + 4 <= heard.length;) {
      const length = heard.readUInt32BE(at)
      if (length === 0) {
        const found = Buffer.concat(body).includes(harmful)
        const whole = heard.toString('latin1', 0, command.length) === command
        socket.end(whole ? (found ? 'stream: Test.Signature FOUND\0' : 'stream: OK\0') : 'UNKNOWN COMMAND\0')
        return
      }
      body.push(heard.subarray(at + 4, at + 4 + length))
      at += 4 + length
    }
  })
}

export const startScanner = async () => {
  const server = net.createServer(serveScan).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() }
}
