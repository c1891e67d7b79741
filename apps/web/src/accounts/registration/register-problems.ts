// The refusals that the registration form can say by itself, in one table for its fields and its summary.
import { fieldProblems } from '@marsa/model/accounts/field-problems.ts'
import { accountsProblems } from '@marsa/model/accounts/problems.ts'
import { registrationProblems } from '@marsa/model/accounts/registration/registration-problems.ts'
import { kitProblems } from '@marsa/model/kit/kit-problems.ts'

export const registerProblems = {
  ...kitProblems,
  ...accountsProblems,
  ...fieldProblems,
  ...registrationProblems,
}
