// Look-ups of countries: all of them (C031), and those that a line serves (C032).
import type { Country, SupportedCountry } from '@marsa/model/reference/endpoints.ts'
import type { Db } from '../kit/db.ts'
import { allCountries, countriesServed } from './lookups.store.ts'

export const countries = ({ db }: { db: Db }): Promise<Country[]> => allCountries(db)

export const supportedCountries = ({ db }: { db: Db }): Promise<SupportedCountry[]> => countriesServed(db)
