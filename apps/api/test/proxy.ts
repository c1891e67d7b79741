// Stands between the product and a server it needs, so that a test can take that away: cut off, or silent.
import { once } from 'node:events'
import net, { type AddressInfo, type Socket } from 'node:net'

export type Proxy = {
  /** The address of the server through the proxy. */
  url: string
  /** Connections begun so far, and the most that were open at once. */
  counts: () => { begun: number; mostOpen: number }
  /** Ends all connections, and new ones as soon as they come. */
  cut: () => void
  /** Takes new connections and whatever is sent, and answers nothing, as a frozen server does. */
  freeze: () => void
  /** The server is there again; what was frozen goes on. */
  restore: () => void
  close: () => Promise<void>
}

/** A proxy of any protocol over TCP; `serverUrl` names host and port. */
export const openProxy = async (serverUrl: string): Promise<Proxy> => {
  const { hostname, port } = new URL(serverUrl)
  const pairs = new Set<readonly [Socket, Socket]>()
  let begun = 0
  let mostOpen = 0
  let state: 'open' | 'cut' | 'frozen' = 'open'
  const server = net.createServer((near) => {
    begun++
    if (state === 'cut') {
      near.destroy()
      return
    }
    const far = net.connect({ host: hostname, port: Number(port) })
    const pair = [near, far] as const
    pairs.add(pair)
    mostOpen = Math.max(mostOpen, pairs.size)
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on('data', (chunk: Buffer) => to.write(chunk))
      from.on('error', () => undefined)
      from.on('close', () => {
        to.destroy()
        pairs.delete(pair)
      })
    }
    if (state === 'frozen') for (const socket of pair) socket.pause()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = (server.address() as AddressInfo).port
  const url = new URL(serverUrl)
  url.hostname = '127.0.0.1'
  url.port = String(at)

  const endAll = (): void => pairs.forEach(([near]) => near.destroy())
  return {
    url: url.href,
    counts: () => ({ begun, mostOpen }),
    cut: () => {
      state = 'cut'
      endAll()
    },
    freeze: () => {
      state = 'frozen'
      for (const pair of pairs) for (const socket of pair) socket.pause()
    },
    restore: () => {
      state = 'open'
      for (const pair of pairs) for (const socket of pair) socket.resume()
    },
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      endAll()
      await closed
    },
  }
}
