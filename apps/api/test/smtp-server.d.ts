// The part of smtp-server that tests use; the package brings no types.
declare module 'smtp-server' {
  import type { Readable } from 'node:stream'
  import type { Server } from 'node:net'

  type Done = (error?: Error | null) => void
  export class SMTPServer {
    constructor(options: {
      authOptional?: boolean
      disabledCommands?: string[]
      onRcptTo?: (address: { address: string }, session: unknown, done: Done) => void
      onData?: (stream: Readable, session: unknown, done: Done) => void
    })
    server: Server
    listen(port: number, host: string, listening: () => void): Server
    close(closed: () => void): void
  }
}
