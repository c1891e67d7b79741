// The end of a storage for its warehouse.
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { completeStorage } from '@marsa/model/warehouse/goods-endpoints.ts'
import { prepare } from '../../kit/prepared.ts'
import { CompleteCard } from '../../requests/door.tsx'
import { storageReads } from '../queries.ts'
import { agentJobText } from '../quoting/agent-text.ts'
import { storageLine } from '../web-line.ts'

const call = prepare(
  completeStorage,
  ({ id, version }: { id: string; version: number }) => ({ query: { id }, body: { version } }),
  storageReads,
)

export const CompleteStorage = ({ storage }: { storage: StorageDetail }) => (
  <CompleteCard line={storageLine} view={storage} call={call} words={agentJobText} />
)
