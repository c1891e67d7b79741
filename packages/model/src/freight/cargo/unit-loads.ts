// Unit load devices of aircraft, by their IATA codes.

export const unitLoads = {
  PMC: { en: 'PMC pallet, 318 × 244 cm', ar: 'منصة PMC، 318 × 244 سم' },
  PAG: { en: 'PAG pallet, 318 × 224 cm', ar: 'منصة PAG، 318 × 224 سم' },
  PLA: { en: 'PLA half pallet, 318 × 153 cm', ar: 'نصف منصة PLA، 318 × 153 سم' },
  AKE: { en: 'AKE container (LD3)', ar: 'حاوية AKE (LD3)' },
  AMA: { en: 'AMA container', ar: 'حاوية AMA' },
  AAP: { en: 'AAP container (LD9)', ar: 'حاوية AAP (LD9)' },
} as const
