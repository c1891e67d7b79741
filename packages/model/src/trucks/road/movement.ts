// What kind of road carriage a request asks for, in the words of B 3, and the countries that trucks go to.

export const movementTypes = {
  DOMESTIC: {
    en: 'Domestic',
    ar: 'نقل داخلي',
    hint: { en: 'Between places in the Emirates', ar: 'بين مواقع داخل الإمارات' },
  },
  CROSS_BORDER: {
    en: 'Cross-border',
    ar: 'نقل عبر الحدود',
    hint: {
      en: 'To or from Saudi Arabia, Oman, Bahrain, Kuwait or Jordan',
      ar: 'من السعودية أو عُمان أو البحرين أو الكويت أو الأردن، أو إليها',
    },
  },
  PORT: {
    en: 'Port movement',
    ar: 'نقل من الميناء وإليه',
    hint: { en: 'A container from or to a port', ar: 'حاوية من الميناء أو إليه' },
  },
} as const
export type MovementType = keyof typeof movementTypes
export const movementTypeCodes = Object.keys(movementTypes) as [MovementType, ...MovementType[]]

export const portDirections = {
  IMPORT: { en: 'Import: from the port', ar: 'استيراد: من الميناء' },
  EXPORT: { en: 'Export: to the port', ar: 'تصدير: إلى الميناء' },
} as const
export type PortDirection = keyof typeof portDirections
export const portDirectionCodes = Object.keys(portDirections) as [PortDirection, ...PortDirection[]]

/** ISO 3166 codes of the countries at the other end of a cross-border carriage (B 9). */
export const crossBorderCountries = {
  SA: { en: 'Saudi Arabia', ar: 'المملكة العربية السعودية' },
  OM: { en: 'Oman', ar: 'سلطنة عُمان' },
  BH: { en: 'Bahrain', ar: 'البحرين' },
  KW: { en: 'Kuwait', ar: 'الكويت' },
  JO: { en: 'Jordan', ar: 'الأردن' },
} as const
export type CrossBorderCountry = keyof typeof crossBorderCountries
export const crossBorderCountryCodes = Object.keys(crossBorderCountries) as [
  CrossBorderCountry,
  ...CrossBorderCountry[],
]
