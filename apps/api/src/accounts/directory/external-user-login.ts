// Links a proven identity to the account of a proven number, or makes a customer of it, and signs in (C007, Z16).
import type { externalUserLogin as contract } from '@marsa/model/accounts/directory/directory-endpoints.ts'
import type { SignInAnswer } from '@marsa/model/accounts/endpoints.ts'
import { linkRefusal } from '@marsa/model/accounts/directory/directory.ts'
import { providerText } from '@marsa/model/accounts/directory/directory-text.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { audit } from '../../kit/audit.ts'
import { codeOf, type Tx } from '../../kit/db.ts'
import type { Call } from '../../kit/serve.ts'
import { sendMail } from '../../messages/door.ts'
import { checkCaptcha, takeCaptcha } from '../captcha.ts'
import { mayKnow } from '../registration/facts.ts'
import { isRegistered } from '../registration/registrations.store.ts'
import { claimLink, type PendingRow } from './flows.store.ts'
import { accountOfMobile, insertIdentity } from './identities.store.ts'
import { makeCustomer, type NewCustomer } from './make-customer.ts'
import type { DirectoryParts } from './parts.ts'
import { pendingFor } from './pending.ts'
import { unknownPassword } from './return-from-provider.ts'
import { enterBy } from './take-hand-over.ts'

type Linking = Call<typeof contract>

const under = (field: string, code: string): Problem => new Problem(code, {}, { [field]: code })

/** What a new account needs beyond what the provider has told. */
const newCustomer = async (call: Linking, pending: PendingRow): Promise<NewCustomer> => {
  const { body } = call
  const stated = pending.email && !(await isRegistered(call.db, pending.email)) ? pending.email : undefined
  const email = stated ?? body.email
  if (!email) throw under('email', 'accounts.email-required')
  if (body.termsAccepted !== true) throw under('termsAccepted', 'accounts.terms-required')
  // Whether a typed address has an account is told within the rate limit of facts; beyond it no typed address is taken.
  if (!stated) {
    if (!(await mayKnow(call, email))) throw under('email', 'accounts.register-first')
    if (await isRegistered(call.db, email)) throw under('email', 'accounts.email-registered')
  }
  return {
    email,
    firstName: pending.first_name || email.split('@')[0]!,
    lastName: pending.last_name,
    mobile: body.contactNumber,
    address: body.Address ?? '',
    userCode: pending.user_code,
    passwordHash: await unknownPassword(),
    language: pending.language,
    now: call.now,
  }
}

const link = async (
  tx: Tx,
  pending: PendingRow,
  call: Linking,
  fresh: NewCustomer | undefined,
): Promise<string> => {
  const held = await accountOfMobile(tx, pending.provider, call.body.contactNumber)
  const refusal = held && linkRefusal(held)
  if (refusal) throw new Problem(refusal)
  if (!held && !fresh) throw new Problem('kit.busy')
  const userId = held?.id ?? (await makeCustomer(tx, fresh!))
  await insertIdentity(tx, userId, pending)
  await audit(tx, {
    kind: 'visitor',
    action: 'identity.linked',
    objectKind: 'user',
    objectId: userId,
    reason: `${pending.provider}, ${held ? 'by mobile number' : 'new account'}`,
  })
  await sendMail(tx, {
    mail: held ? 'identity-linked' : 'identity-welcome',
    to: {
      channel: 'mail',
      address: held?.email ?? fresh!.email,
      language: held?.language ?? pending.language,
    },
    params: { provider: providerText['uae-pass'] },
    key: pending.id,
    isSecret: false,
  })
  return userId
}

export const externalUserLogin =
  (parts: DirectoryParts) =>
  async (call: Linking): Promise<SignInAnswer> => {
    const { body, db } = call
    const pending = await pendingFor(parts, call)
    if (!pending) throw new Problem('accounts.no-pending-identity')
    if (body.usercode !== pending.user_code) throw new Problem('accounts.pending-differs')
    if (body.contactNumber !== pending.verified_mobile)
      throw under('contactNumber', 'accounts.mobile-unproven')
    await checkCaptcha(parts.secret, body.recaptcha)
    const known = await db.transaction((tx) => accountOfMobile(tx, pending.provider, body.contactNumber))
    const fresh = known ? undefined : await newCustomer(call, pending)
    const userId = await call
      .once(async (tx) => {
        await takeCaptcha(tx, body.recaptcha)
        if (!(await claimLink(tx, pending.id))) throw new Problem('accounts.no-pending-identity')
        return link(tx, pending, call, fresh)
      })
      .catch((error: unknown) => {
        // Somebody took the number, the address or the identity in the same moment.
        throw codeOf(error) === '23505' ? new Problem('kit.busy') : error
      })
    return enterBy(parts, call, pending, userId)
  }
