// Asks a ClamAV daemon about a file, by its INSTREAM command over TCP or a local socket.
import { createReadStream } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { Problem } from '@marsa/model/kit/problem.ts'

export type VirusScan = (path: string) => Promise<void>

export type ScanLimits = {
  /** Until there is a connection. */
  connectMs: number
  /** Without a byte in either direction. */
  silentMs: number
  /** For one file in all. */
  wholeMs: number
}

const scanLimits: ScanLimits = { connectMs: 2_000, silentMs: 5_000, wholeMs: 15_000 }

const socketOf = (address: URL): Socket =>
  address.protocol === 'unix:'
    ? connect({ path: address.pathname })
    : connect({ host: address.hostname.replace(/^\[|\]$/g, ''), port: Number(address.port || 3310) })

const sendFile = async (socket: Socket, path: string): Promise<void> => {
  socket.write('zINSTREAM\0')
  for await (const chunk of createReadStream(path, { highWaterMark: 64 * 1024 }) as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(chunk.length)
    socket.write(length)
    if (!socket.write(chunk)) await once(socket, 'drain')
  }
  socket.write(Buffer.alloc(4))
}

const isClean = (reply: string): boolean => reply.endsWith(': OK\0')

const verdict = async (address: URL, path: string, limits: ScanLimits): Promise<string> => {
  const socket = socketOf(address)
  const give = (reason: string) => () => socket.destroy(new Error(`the virus scanner ${reason}`))
  const connecting = setTimeout(give('does not take connections'), limits.connectMs)
  const whole = setTimeout(give('did not finish in time'), limits.wholeMs)
  socket.once('connect', () => clearTimeout(connecting))
  socket.setTimeout(limits.silentMs, give('is silent'))
  const heard: Buffer[] = []
  const ended = new Promise<void>((resolve, reject) => {
    socket.on('data', (chunk: Buffer) => heard.push(chunk))
    socket.on('error', reject)
    socket.on('close', () => resolve())
  })
  ended.catch(() => undefined) // looked at below; sending may fail first
  const reply = () => Buffer.concat(heard).toString('latin1')
  let sent = false
  try {
    await Promise.race([sendFile(socket, path).then(() => (sent = true)), ended])
    await ended
  } catch (error) {
    // A scanner that answers and hangs up while it is sent to: why it did so says more than that it did.
    if (!reply().endsWith('\0')) throw error
  } finally {
    clearTimeout(connecting)
    clearTimeout(whole)
    socket.destroy()
  }
  if (!sent && isClean(reply())) throw new Error('the virus scanner did not wait for the whole file')
  return reply()
}

const unchecked = (cause: unknown): Problem => new Problem('documents.unchecked', {}, {}, { cause })

/**
 * A scanner for CLAMAV_URL: `tcp://host:3310` or `unix:///run/clamav/clamd.ctl`. A finding refuses the file; a
 * scanner that cannot be asked refuses every file, because unchecked files are not stored where a scan is wanted.
 */
export const virusScan = (clamavUrl: string, limits = scanLimits): VirusScan => {
  const address = new URL(clamavUrl)
  if (address.protocol !== 'tcp:' && address.protocol !== 'unix:')
    throw new RangeError('CLAMAV_URL must begin with tcp:// or unix://')
  return async (path) => {
    const reply = await verdict(address, path, limits).catch((error: unknown) => {
      throw unchecked(error)
    })
    if (reply.endsWith(' FOUND\0')) throw new Problem('documents.infected')
    if (!isClean(reply))
      throw unchecked(new Error(`the virus scanner answered: ${reply.slice(0, 200).replace('\0', '')}`))
  }
}
