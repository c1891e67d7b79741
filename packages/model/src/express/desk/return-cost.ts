// What the way back from abroad costs where the carrier does not say it: the desk enters it, above a limit a second person confirms.
import { dirhamPattern, parseMoney } from '../../kit/money.ts'
import { settingDefaults, type SettingsInForce } from '../../kit/settings.ts'

/** Fils; what is above it is no way back of a parcel. The database holds the same. */
export const mostReturnFils = 1_000_000n

/** Fils of an amount as it was typed; undefined for what is none. Nothing is an amount: a carrier may bring back for nothing. */
export const returnCostFils = (text: string): bigint | undefined => {
  const fils = dirhamPattern.test(text) ? parseMoney(text) : undefined
  return fils !== undefined && fils >= 0n && fils <= mostReturnFils ? fils : undefined
}

export const returnNeedsSecond = (amountFils: bigint, settings: SettingsInForce = settingDefaults): boolean =>
  amountFils > BigInt(settings['express.return-alone']) * 100n

/** Why somebody cannot confirm it: nobody confirms what they entered. */
export const returnConfirmRefusal = (proposedBy: string, userId: string): string | undefined =>
  proposedBy === userId ? 'parcel-desk.second-person' : undefined
