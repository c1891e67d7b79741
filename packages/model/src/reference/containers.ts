// Container types and the ways cargo is loaded, as the freight trade names them.

export const transportModes = ['sea', 'air'] as const
export type TransportMode = (typeof transportModes)[number]

/** How cargo travels, by transport mode: whole or part container, rolling or station cargo; loose or unit load by air. */
export const containerModes = {
  FCL: { mode: 'sea', en: 'Full container (FCL)', ar: 'حاوية كاملة (FCL)' },
  LCL: { mode: 'sea', en: 'Part load (LCL)', ar: 'جزء من حاوية (LCL)' },
  RORO: { mode: 'sea', en: 'Vehicles and rolling cargo (RORO)', ar: 'المركبات والبضائع المتحركة (RORO)' },
  CFS: { mode: 'sea', en: 'Container freight station (CFS)', ar: 'محطة شحن الحاويات (CFS)' },
  GENERAL: { mode: 'air', en: 'General air cargo', ar: 'شحن جوي عام' },
  ULD: { mode: 'air', en: 'Unit load device (ULD)', ar: 'وحدة تحميل جوية (ULD)' },
} as const satisfies Record<string, { mode: TransportMode; en: string; ar: string }>
export type ContainerMode = keyof typeof containerModes
export const containerModeCodes = Object.keys(containerModes) as [ContainerMode, ...ContainerMode[]]

export type ContainerTypeRow = {
  /** Size and type code of ISO 6346. */
  iso: string
  en: string
  ar: string
  /** Usual largest payload in kg and inside volume in cubic metres; the plate on the box decides. */
  payloadKg: number
  /** Usual weight of the empty box, and the largest of the loaded one; again the plate decides. */
  tareKg: number
  maxGrossKg: number
  volumeM3: number | null
  /** Twenty-foot equivalents, for capacity and emissions. */
  teu: number
}

export const containerTypes = {
  '20GP': {
    iso: '22G1',
    en: '20 ft standard',
    ar: '20 قدمًا قياسية',
    payloadKg: 28_200,
    tareKg: 2_280,
    maxGrossKg: 30_480,
    volumeM3: 33.2,
    teu: 1,
  },
  '40GP': {
    iso: '42G1',
    en: '40 ft standard',
    ar: '40 قدمًا قياسية',
    payloadKg: 26_700,
    tareKg: 3_780,
    maxGrossKg: 30_480,
    volumeM3: 67.7,
    teu: 2,
  },
  '40HC': {
    iso: '45G1',
    en: '40 ft high cube',
    ar: '40 قدمًا عالية السقف',
    payloadKg: 28_600,
    tareKg: 3_900,
    maxGrossKg: 32_500,
    volumeM3: 76.3,
    teu: 2,
  },
  '45HC': {
    iso: 'L5G1',
    en: '45 ft high cube',
    ar: '45 قدمًا عالية السقف',
    payloadKg: 27_700,
    tareKg: 4_800,
    maxGrossKg: 32_500,
    volumeM3: 86,
    teu: 2.25,
  },
  '20RF': {
    iso: '22R1',
    en: '20 ft refrigerated',
    ar: '20 قدمًا مبرّدة',
    payloadKg: 27_400,
    tareKg: 3_080,
    maxGrossKg: 30_480,
    volumeM3: 28.3,
    teu: 1,
  },
  '40RF': {
    iso: '45R1',
    en: '40 ft high cube refrigerated',
    ar: '40 قدمًا مبرّدة عالية السقف',
    payloadKg: 29_200,
    tareKg: 4_800,
    maxGrossKg: 34_000,
    volumeM3: 67.3,
    teu: 2,
  },
  '20OT': {
    iso: '22U1',
    en: '20 ft open top',
    ar: '20 قدمًا مفتوحة السقف',
    payloadKg: 28_100,
    tareKg: 2_380,
    maxGrossKg: 30_480,
    volumeM3: 32.5,
    teu: 1,
  },
  '40OT': {
    iso: '42U1',
    en: '40 ft open top',
    ar: '40 قدمًا مفتوحة السقف',
    payloadKg: 26_600,
    tareKg: 3_880,
    maxGrossKg: 30_480,
    volumeM3: 65.9,
    teu: 2,
  },
  '20FR': {
    iso: '22P1',
    en: '20 ft flat rack',
    ar: '20 قدمًا مسطّحة',
    payloadKg: 31_200,
    tareKg: 2_800,
    maxGrossKg: 34_000,
    volumeM3: null,
    teu: 1,
  },
  '40FR': {
    iso: '42P1',
    en: '40 ft flat rack',
    ar: '40 قدمًا مسطّحة',
    payloadKg: 39_200,
    tareKg: 5_800,
    maxGrossKg: 45_000,
    volumeM3: null,
    teu: 2,
  },
} as const satisfies Record<string, ContainerTypeRow>
export type ContainerType = keyof typeof containerTypes
export const containerTypeCodes = Object.keys(containerTypes) as [ContainerType, ...ContainerType[]]
