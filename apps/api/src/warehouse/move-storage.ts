// Moves of a storage request and of its goods.
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import { goodsMachine, type GoodsState } from '@marsa/model/warehouse/goods-machine.ts'
import { storageMachine, type StorageState } from '@marsa/model/warehouse/request-machine.ts'
import type { Tx } from '../kit/db.ts'
import { move } from '../kit/move.ts'
import { storageDetails, type StorageRow } from './requests.store.ts'

type Options<State> = {
  to?: State
  reason?: string | undefined
  version?: number | undefined
  set?: Readonly<Record<string, unknown>>
}

export const moveStorage = (
  tx: Tx,
  id: string,
  name: keyof typeof storageMachine.moves,
  as: ActorKind,
  options: Options<StorageState> = {},
): Promise<StorageRow> =>
  move(tx, {
    table: 'requests',
    details: storageDetails,
    machine: storageMachine,
    move: name,
    id,
    as,
    ...options,
  })

export const moveGoods = (
  tx: Tx,
  id: string,
  name: keyof typeof goodsMachine.moves,
  as: ActorKind,
): Promise<{ state: GoodsState }> =>
  move(tx, { table: 'warehouse_goods', machine: goodsMachine, move: name, id, as })
