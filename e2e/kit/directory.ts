// The company directory of the journeys: a real OpenID server on loopback, with people of each kind.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const server = path.join(import.meta.dirname, '../../apps/api/test/openid-server.ts')

/** Demo accounts with a password, whose addresses somebody of the directory has as well; one for each language. */
export const knownColleagues = { en: 'desk@demo.example', ar: 'auditor@demo.example' }

const person = (given: string, family: string, groups: string[]) => ({
  given_name: given,
  family_name: family,
  email: `${given}.${family}@directory.example`.toLowerCase(),
  email_verified: true,
  groups,
})

/** Settings for the product that listens at `publicUrl`, and what ends the server. */
export const startDirectory = async (
  publicUrl: string,
): Promise<{ settings: Record<string, string>; end: () => void }> => {
  const people = {
    en: person('Desk', 'en', ['Marsa Desk']),
    ar: person('Desk', 'ar', ['Marsa Desk']),
    nobody: person('No', 'Group', ['Staff']),
    // Somebody who has an account with a password already.
    knownEn: { ...person('Known', 'en', ['Marsa Desk']), email: knownColleagues.en },
    knownAr: { ...person('Known', 'ar', ['Marsa Auditors']), email: knownColleagues.ar },
  }
  const child = spawn(process.execPath, [server, JSON.stringify({ publicUrl, people })], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  process.once('exit', () => child.kill())
  const [issuer] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string]
  return {
    settings: {
      OIDC_ISSUER: issuer.trim(),
      OIDC_CLIENT_ID: 'marsa',
      OIDC_CLIENT_SECRET: 'a secret between marsa and the directory',
      OIDC_ROLE_GROUPS: 'desk=Marsa Desk;admin-readonly=Marsa Auditors',
    },
    end: () => void child.kill(),
  }
}
