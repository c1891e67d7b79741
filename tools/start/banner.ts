// What the launcher prints when everything runs: where to look, who may sign in, how to stop.
import path from 'node:path'
import { demoAccounts, demoPassword } from '@marsa/model/accounts/demo-people.ts'
import type { Config } from '../../apps/api/src/kit/config.ts'

const bold = (text: string) => (process.stdout.isTTY ? `\u001b[1m${text}\u001b[0m` : text)

/** `web` is where the pages reload while somebody develops, the others the consoles of what is simulated. */
type Beside = {
  gateway?: string | undefined
  web?: string | undefined
  port?: string | undefined
  carrier?: string | undefined
  provider?: string | undefined
  line?: string | undefined
}

export const printBanner = (
  config: Config,
  seconds: number,
  { web, gateway, port, carrier, provider, line }: Beside,
): void => {
  const near = (folder: string) => {
    const relative = path.relative(process.cwd(), folder)
    return relative.startsWith('..') ? folder : `./${relative}`
  }
  const rows: [string, string][] = [['Open', bold(config.publicUrl)]]
  if (web) rows.push(['Develop', `${bold(`${web}/en/sign-in`)}  (reloads on every change)`])
  if (config.demo)
    rows.push(['Outbox', `${config.publicUrl}/outbox  (mail and text messages that were sent)`])
  if (gateway) rows.push(['Card gateway', `${gateway}/console  (simulated)`])
  if (port) rows.push(['Port gates', `${port}  (simulated)`])
  if (carrier) rows.push(['Carrier', `${carrier}  (simulated)`])
  if (line) rows.push(['Shipping line', `${line}  (simulated)`])
  if (provider) rows.push(['E-invoices', `${provider}  (simulated)`])
  rows.push(
    ['API', `${config.publicUrl}/api/docs`],
    ['Data and logs', `${near(config.dataDir)}, ${near(config.dataDir)}/logs`],
  )
  const lines = ['', `  Marsa is running (${seconds.toFixed(1)} s)`, '']
  for (const [label, value] of rows) lines.push(`  ${label.padEnd(15)}${value}`)
  if (config.demo) {
    const width = Math.max(...demoAccounts.map((account) => account.email.length)) + 2
    lines.push('', `  Demo accounts, password ${bold(demoPassword)}`)
    for (const { email, about } of demoAccounts) lines.push(`    ${email.padEnd(width)}${about}`)
  } else
    lines.push('', '  The first administrator is made with: npm run admin -- --email you@company.example')
  lines.push('', '  Ctrl-C stops everything.', '')
  console.log(lines.join('\n'))
}
