// The part of the S3 test server that the tests use.
declare module 's3rver' {
  import type { Server } from 'node:http'
  export default class S3rver {
    httpServer?: Server
    constructor(options: {
      port: number
      address: string
      silent: boolean
      directory: string
      configureBuckets: { name: string; configs: string[] }[]
    })
    run(): Promise<unknown>
    close(): Promise<void>
  }
}
