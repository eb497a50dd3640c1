import { cases } from '../cases.ts'

export default cases({
  in: 'particulars',
  flags: [
    '«Property: 27 Alder Street, Mossvale»\n[rates-certificate]\n«Property: 72 Alder Street, Mossvale»',
    '«Land | 5/62 Heron Terrace, Mossvale; Lot 5»\n[planning-certificate]\n«Land: Lot 5, known as 5/26 Heron Terrace, Mossvale.»',
    '«Property: Unit 3, 118 Onslow Avenue, Pinbury»\n[building-report]\n«The dwelling inspected was 181 Onslow Ave, unit 3, in May.»',
    '«Property: 31 Blythe Parade, Oldina»\n[annexure]\n«A sunny home at 13 Blythe Parade, close to the beach.»',
  ],
  passes: [
    // The letter is about the property, and names another house in passing.
    'Property: 27 Alder Street, Mossvale\n[annexure] Letter of the shire\n27 Alder Street, Mossvale\nAn old complaint about a building at 29 Alder Street was closed in 2023.',
    'Property: 8A Dell Road, Corra\n[building-report] Report\nProperty: 8A Dell Road, Corra\nWater runs off from the land at 8 Dell Road in heavy rain.',
    '[particulars]\nProperty: Lot 417 Bronzewing Circuit, Kelver Creek\n[rates-certificate] Notice\nProperty 22 Bronzewing Circuit KELVER CREEK (Lot 417)',
    'Property: 46 Alder Street, Mossvale\n[annexure]\nThe eaves overhang our land at 48 Alder Street.',
    'Property: 27 Alder Street, Mossvale\n[annexure]\nVendor: 72 Alder Street, Mossvale',
    'Property: 27 Alder Street, Mossvale\n[annexure]\nThe property was formerly known as 72 Alder Street.',
    'Property: 5/77 Heron Terrace, Mossvale\n[owners-corporation-certificate]\nProperty: 77 Heron Terrace, Mossvale',
    'Property: 73-77 Heron Terrace, Mossvale\n[rates-certificate]\nProperty: 75 Heron Terrace',
    'Property: 14 Alder Street, Mossvale\n[annexure]\nA permit was granted for 16 Alder Street.',
    'Property: 27 Alder Street, Mossvale\n[annexure]\nThe shed stands partly on the land of 72 Alder Street.',
  ],
  clear: [
    'Property: 27 Alder Street, Mossvale\n[rates-certificate]\nProperty: 27 Alder St, Mossvale',
  ],
})
