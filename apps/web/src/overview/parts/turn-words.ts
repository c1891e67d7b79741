// The words of each line for whose turn a request is.
import { shipmentTurnWords } from '@marsa/model/freight/execution/turn-text.ts'
import type { QuotedLine } from '@marsa/model/lines.ts'
import type { TurnWords } from '@marsa/model/requests/turn-text.ts'
import { storageTurnWords } from '@marsa/model/warehouse/turn-text.ts'
import { truckTurnWords } from '@marsa/model/trucks/execution/truck-turn-text.ts'

export const turnWords: Record<QuotedLine, TurnWords> = {
  freight: shipmentTurnWords,
  warehouse: storageTurnWords,
  trucks: truckTurnWords,
}
