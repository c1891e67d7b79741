// Password hashes: argon2id with 19 MiB and two passes (OWASP), checked against a dummy when there is no such person.
import { hash, verify } from '@node-rs/argon2'

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'), cost)

let dummy: Promise<string> | undefined

/** True when the password is right. Takes the same time for an unknown person (`stored` undefined), and is then false. */
export const passwordMatches = async (stored: string | undefined, password: string): Promise<boolean> => {
  const against = stored ?? (await (dummy ??= hashPassword('nobody has this password')))
  const matches = await verify(against, password.normalize('NFC'))
  return matches && stored !== undefined
}
