// Asks a ClamAV daemon about a file, by its INSTREAM command over TCP or a local socket.
import { createReadStream } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { Problem } from '@marsa/model/kit/problem.ts'

export type VirusScan = (path: string) => Promise<void>

const timeoutMs = 30_000

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

const verdict = async (address: URL, path: string): Promise<string> => {
  const socket = socketOf(address)
  socket.setTimeout(timeoutMs, () => socket.destroy(new Error('the virus scanner did not answer in time')))
  const heard: Buffer[] = []
  const ended = new Promise<void>((resolve, reject) => {
    socket.on('data', (chunk: Buffer) => heard.push(chunk))
    socket.on('error', reject)
    socket.on('close', () => resolve())
  })
  ended.catch(() => undefined) // looked at below; sending may fail first
  try {
    await Promise.race([sendFile(socket, path), ended])
    await ended
  } finally {
    socket.destroy()
  }
  return Buffer.concat(heard).toString('latin1').replace(/\0/g, '').trim()
}

/**
 * A scanner for CLAMAV_URL: `tcp://host:3310` or `unix:///run/clamav/clamd.ctl`. A finding refuses the file; a
 * scanner that cannot be asked refuses every file, because unchecked files are not stored where a scan is wanted.
 */
export const virusScan = (clamavUrl: string): VirusScan => {
  const address = new URL(clamavUrl)
  if (address.protocol !== 'tcp:' && address.protocol !== 'unix:')
    throw new RangeError('CLAMAV_URL must begin with tcp:// or unix://')
  return async (path) => {
    const said = await verdict(address, path).catch(() => '')
    if (said.endsWith(' FOUND')) throw new Problem('documents.infected')
    if (!said.endsWith(': OK')) throw new Problem('documents.unchecked')
  }
}
