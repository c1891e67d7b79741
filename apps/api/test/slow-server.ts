// A server that takes connections and never comes to an end: it says nothing, or one letter after the other for ever.
import net, { type AddressInfo } from 'node:net'
import { once } from 'node:events'

/** `first` is said at once, `drip` letter by letter, over and over. */
export const startSlowServer = async (drip = '', first = '') => {
  const sockets = new Set<net.Socket>()
  let taken = 0
  const server = net.createServer((socket) => {
    taken += 1
    sockets.add(socket)
    socket.resume()
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    socket.write(first)
    if (!drip) return
    let at = 0
    const timer = setInterval(() => socket.write(drip[at++ % drip.length]!), 5)
    socket.on('close', () => clearInterval(timer))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    /** Connections that are open now, and all there were. */
    open: () => sockets.size,
    taken: () => taken,
    close: async () => {
      sockets.forEach((socket) => socket.destroy())
      server.close()
      await once(server, 'close')
    },
  }
}
