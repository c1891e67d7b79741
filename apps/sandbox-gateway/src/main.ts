// Starts the sandbox gateway from its environment and prints its address.
import path from 'node:path'
import { buildGateway } from './gateway.ts'
import type { NoticeTarget } from './notice.ts'
import { must, runSandbox } from './sandbox-kit.ts'

const name = 'sandbox gateway'

const noticeOf = (env: NodeJS.ProcessEnv): NoticeTarget | undefined => {
  const url = env['WEBHOOK_URL']
  if (!url) return undefined
  const header = env['WEBHOOK_HEADER_KEY']
  return { url, ...(header && { header: { name: header, value: env['WEBHOOK_HEADER_VALUE'] ?? '' } }) }
}

let address = ''
const gateway = buildGateway({
  apiKey: must(name, 'GATEWAY_API_KEY'),
  outlet: must(name, 'GATEWAY_OUTLET'),
  journalFile: path.resolve(must(name, 'GATEWAY_JOURNAL')),
  publicUrl: () => process.env['PUBLIC_URL']?.replace(/\/+$/, '') || address,
  notice: noticeOf(process.env),
  lateMs: Number(process.env['LATE_MS'] ?? 2000),
})
address = await runSandbox(name, gateway)
