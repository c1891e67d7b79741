// What the customers of the demo world ship, by sea and by air.

export type Cargo = { commodity: string; description: string; pieces: number; kg: number; value: number }

export const cargos = {
  omar: {
    sea: {
      commodity: '9403',
      description: 'Used household furniture and personal effects',
      pieces: 64,
      kg: 3_850,
      value: 42_000,
    },
    air: {
      commodity: '9506',
      description: 'Bicycles and sports equipment',
      pieces: 6,
      kg: 118,
      value: 18_400,
    },
  },
  nakhl: {
    sea: {
      commodity: '9403',
      description: 'Home furniture, flat-packed',
      pieces: 386,
      kg: 11_480,
      value: 148_600,
    },
    air: { commodity: '9405', description: 'Showroom lamps, samples', pieces: 42, kg: 310, value: 27_900 },
  },
  lamar: {
    sea: {
      commodity: '5407',
      description: 'Polyester fabric in rolls',
      pieces: 540,
      kg: 9_720,
      value: 96_300,
    },
    air: {
      commodity: '6204',
      description: 'Abayas and dresses, new season',
      pieces: 88,
      kg: 640,
      value: 71_500,
    },
  },
  ghadeer: {
    sea: {
      commodity: '8528',
      description: 'Monitors and televisions',
      pieces: 720,
      kg: 8_140,
      value: 264_000,
    },
    air: {
      commodity: '8504',
      description: 'Phone chargers and adapters',
      pieces: 130,
      kg: 910,
      value: 112_700,
    },
  },
  barq: {
    sea: {
      commodity: '3208',
      description: 'Vehicle paint and lacquer, UN 1263',
      pieces: 320,
      kg: 14_300,
      value: 118_000,
    },
    air: { commodity: '8708', description: 'Brake parts and filters', pieces: 57, kg: 780, value: 64_900 },
  },
  zahra: {
    sea: {
      commodity: '0804',
      description: 'Dates, chilled, in cartons',
      pieces: 1_900,
      kg: 21_600,
      value: 133_000,
    },
    air: { commodity: '0603', description: 'Cut roses, chilled', pieces: 210, kg: 1_260, value: 38_200 },
  },
  wadi: {
    sea: { commodity: '2515', description: 'Polished marble slabs', pieces: 84, kg: 23_400, value: 87_500 },
    air: { commodity: '8302', description: 'Diamond tool fittings', pieces: 12, kg: 145, value: 21_300 },
  },
} as const satisfies Record<string, Record<'sea' | 'air', Cargo>>
