// Starts the sandbox gateway from its environment and prints its address; SIGTERM and SIGINT end it.
import path from 'node:path'
import { buildGateway } from './gateway.ts'
import type { NoticeTarget } from './notice.ts'

const must = (name: string): string => {
  const value = process.env[name]
  if (value) return value
  console.error(`sandbox gateway: ${name} is not set`)
  return process.exit(1)
}

const noticeOf = (env: NodeJS.ProcessEnv): NoticeTarget | undefined => {
  const url = env['WEBHOOK_URL']
  if (!url) return undefined
  const name = env['WEBHOOK_HEADER_KEY']
  return { url, ...(name && { header: { name, value: env['WEBHOOK_HEADER_VALUE'] ?? '' } }) }
}

let address = ''
const gateway = buildGateway({
  apiKey: must('GATEWAY_API_KEY'),
  outlet: must('GATEWAY_OUTLET'),
  journalFile: path.resolve(must('GATEWAY_JOURNAL')),
  publicUrl: () => process.env['PUBLIC_URL']?.replace(/\/+$/, '') || address,
  notice: noticeOf(process.env),
  lateMs: Number(process.env['LATE_MS'] ?? 2000),
})

const end = (): void => void gateway.close().then(() => process.exit(0))
process.once('SIGTERM', end)
process.once('SIGINT', end)

try {
  const port = Number(process.env['PORT'] ?? 0)
  const listening = await gateway.listen({ host: process.env['HOST'] ?? '127.0.0.1', port })
  address = listening
  console.log(JSON.stringify({ listening: address }))
} catch (error) {
  console.error(`sandbox gateway: ${(error as Error).message}`)
  process.exit(1)
}
