// The cargo of a draft as far as it can be measured: what the form itself would refuse is not known.
import { RequestForm, type RequestDraft } from '../asking/request-form.ts'
import type { Measured } from './cargo-of.ts'
import { totalsOf } from './fill-totals.ts'

type Name = 'grossWeightKg' | 'volumeCbm' | 'pieces' | 'containerCount' | 'moreContainers'

const known = <N extends Name>(draft: RequestDraft, name: N): RequestForm[N] | undefined => {
  const read = RequestForm.shape[name].safeParse(draft[name])
  return read.success ? (read.data as RequestForm[N]) : undefined
}

/** What is typed whole, with the number of pieces if that is; undefined while neither lines nor a weight can be read. */
export const knownCargo = (
  draft: RequestDraft,
):
  | { cargo: Measured & Pick<RequestForm, 'incoterm'>; pieces: number | undefined; isMeasured: boolean }
  | undefined => {
  const { packages, vehicles, ...rest } = draft
  const told = totalsOf(draft)
  const [grossWeightKg, volumeCbm] = [
    told.grossWeightKg ?? known(draft, 'grossWeightKg'),
    known(draft, 'volumeCbm'),
  ]
  if (grossWeightKg === undefined) return undefined
  const hasLines = told.grossWeightKg !== undefined
  const cargo = {
    ...rest,
    ...(hasLines && { packages, vehicles }),
    grossWeightKg,
    volumeCbm,
    containerCount: known(draft, 'containerCount'),
    moreContainers: known(draft, 'moreContainers'),
  } as Measured & Pick<RequestForm, 'incoterm'>
  return { cargo, pieces: known(draft, 'pieces'), isMeasured: hasLines || volumeCbm !== undefined }
}
