/** The zones of the NT Planning Scheme 2020, Part 4, by their codes. */
const NAMES: Readonly<Record<string, string>> = {
  LR: 'Low Density Residential',
  LMR: 'Low-Medium Density Residential',
  MR: 'Medium Density Residential',
  HR: 'High Density Residential',
  RR: 'Rural Residential',
  RL: 'Rural Living',
  CV: 'Caravan Parks',
  CL: 'Community Living',
  CB: 'Central Business',
  SC: 'Service Commercial',
  TC: 'Tourist Commercial',
  LI: 'Light Industry',
  GI: 'General Industry',
  DV: 'Development',
  PS: 'Public Open Space',
  OR: 'Organised Recreation',
  HT: 'Heritage',
  CP: 'Community Purpose',
  CN: 'Conservation',
  RD: 'Restricted Development',
  WM: 'Water Management',
  FD: 'Future Development',
}

/** "LMR (Low-Medium Density Residential)": a bare code with its name beside it; else as it is. */
export function withZoneName(code: string): string {
  const name = NAMES[code]
  return name === undefined ? code : `${code} (${name})`
}
