// The sentences of everything that may be wrong with the storage form.
import { addressesProblems } from '@marsa/model/accounts/addresses/addresses-problems.ts'
import { kitProblems } from '@marsa/model/kit/kit-problems.ts'
import { referenceProblems } from '@marsa/model/reference/problems.ts'
import { warehouseProblems } from '@marsa/model/warehouse/problems.ts'

export const storageFormProblemRows = {
  ...kitProblems,
  ...referenceProblems,
  ...addressesProblems,
  ...warehouseProblems,
}
