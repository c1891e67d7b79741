// What the page Security shows of second factors, and until when one has to be set up.
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type { viewFactors as contract } from '@marsa/model/accounts/factors/factors-endpoints.ts'
import { factorDuty, factorGraceDays } from '@marsa/model/accounts/factors/factors.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import type { FactorParts } from './ticket.ts'
import { authenticatorOf, devicesOf, ownerOf, passkeysOf, recoveryLeft } from './factors.store.ts'
import { deviceHash } from './remembered-device.ts'

const dayMs = 86_400_000

export const viewFactors =
  (parts: FactorParts) =>
  async (call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
    const { userId } = signedIn(call)
    const [owner, held, passkeys, devices, left] = await Promise.all([
      ownerOf(call.db, userId),
      authenticatorOf(call.db, userId),
      passkeysOf(call.db, userId),
      devicesOf(call.db, userId, deviceHash(parts, call.request)),
      recoveryLeft(call.db, userId),
    ])
    if (!owner) throw new Problem('kit.signed-out')
    const duty = owner.has_factor ? null : factorDuty(owner.role, owner.is_company_admin, parts.isDemo)
    const since = owner.factor_asked_at ?? call.now
    const graceMs = factorGraceDays(call.settings) * dayMs
    return {
      duty,
      dueAt: duty === 'required' ? new Date(since.getTime() + graceMs).toISOString() : null,
      codeSince: held?.confirmed_at?.toISOString() ?? null,
      recoveryLeft: left,
      passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
        id,
        name,
        createdAt: created_at.toISOString(),
        lastUsedAt: last_used_at?.toISOString() ?? null,
      })),
      devices: devices.map(({ id, agent, address, created_at, expires_at, this_one }) => ({
        id,
        agent,
        address,
        rememberedAt: created_at.toISOString(),
        expiresAt: expires_at.toISOString(),
        thisOne: this_one,
      })),
    }
  }
