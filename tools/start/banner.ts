// What the launcher prints when everything runs: where to look, who may sign in, how to stop.
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Config } from '../../apps/api/src/kit/config.ts'

type Account = { email: string; about: string }

// The list lives with the demo world, which creates these accounts.
const accountsOf = async (
  root: string,
): Promise<{ password: string; accounts: readonly Account[] } | null> => {
  const file = path.join(root, 'apps/api/src/demo/accounts.ts')
  if (!fs.existsSync(file)) return null
  const module = (await import(pathToFileURL(file).href)) as {
    demoPassword: string
    demoAccounts: readonly Account[]
  }
  return { password: module.demoPassword, accounts: module.demoAccounts }
}

const bold = (text: string) => (process.stdout.isTTY ? `\u001b[1m${text}\u001b[0m` : text)

/** `webAddress` is where the pages reload while somebody develops. */
export const printBanner = async (
  root: string,
  config: Config,
  seconds: number,
  webAddress?: string,
): Promise<void> => {
  const near = (folder: string) => {
    const relative = path.relative(process.cwd(), folder)
    return relative.startsWith('..') ? folder : `./${relative}`
  }
  const rows: [string, string][] = [['Open', bold(config.publicUrl)]]
  if (webAddress) rows.push(['Develop', `${bold(`${webAddress}/en/sign-in`)}  (reloads on every change)`])
  if (config.demo)
    rows.push(['Outbox', `${config.publicUrl}/outbox  (mail and text messages that were sent)`])
  rows.push(
    ['API', `${config.publicUrl}/api/docs`],
    ['Data and logs', `${near(config.dataDir)}, ${near(config.dataDir)}/logs`],
  )
  const lines = ['', `  Marsa is running (${seconds.toFixed(1)} s)`, '']
  for (const [label, value] of rows) lines.push(`  ${label.padEnd(15)}${value}`)
  const demo = config.demo ? await accountsOf(root) : null
  if (demo) {
    const width = Math.max(...demo.accounts.map((account) => account.email.length)) + 2
    lines.push('', `  Demo accounts, password ${bold(demo.password)}`)
    for (const { email, about } of demo.accounts) lines.push(`    ${email.padEnd(width)}${about}`)
  } else if (!config.demo)
    lines.push('', '  The first administrator is made with: npm run admin -- --email you@company.example')
  lines.push('', '  Ctrl-C stops everything.', '')
  console.log(lines.join('\n'))
}
