// A person is greeted in the language of the page as far as the name is known in it.
import { expect, test } from 'vitest'
import { nameIn } from './person-name.ts'

const omar = { firstName: 'Omar', lastName: 'Haddad', firstNameAr: 'عمر', lastNameAr: 'حداد' }

test.each([
  [omar, 'en', 'Omar', 'Haddad'],
  [omar, 'ar', 'عمر', 'حداد'],
  [{ ...omar, lastNameAr: null }, 'ar', 'عمر', ''],
  [{ ...omar, firstNameAr: null }, 'ar', 'Omar', 'Haddad'],
] as const)('%o in %s', (person, lang, first, last) => expect(nameIn(person, lang)).toEqual({ first, last }))
