// Password hashes: argon2id with 19 MiB and two passes (OWASP), checked against a dummy when there is no such person.
import os from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { inTurn } from '../kit/turns.ts'

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Hashes that are begun at once, each of 19 MiB: on up to three cores one more than run together (`build.ts` has a thread for
 * each core), so that no thread rests while the next is chosen, and never more than four. The others wait here, so that
 * files and names wait for one hash at most.
 */
const hashing = inTurn(Math.min(os.availableParallelism(), 3) + 1)

export const hashPassword = (password: string): Promise<string> =>
  hashing(() => hash(password.normalize('NFC'), cost))

let dummy: Promise<string> | undefined

/** True when the password is right. Takes the same time for an unknown person (`stored` undefined), and is then false. */
export const passwordMatches = async (stored: string | undefined, password: string): Promise<boolean> => {
  const against = stored ?? (await (dummy ??= hashPassword('nobody has this password')))
  const matches = await hashing(() => verify(against, password.normalize('NFC')))
  return matches && stored !== undefined
}
