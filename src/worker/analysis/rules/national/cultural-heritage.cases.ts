import { cases } from '../cases.ts'

export default cases({
  in: 'planning-certificate',
  flags: [
    {
      text: '[planning-certificate] Aboriginal heritage search\n«Result: one recorded place, a shell midden, lies on the bank at the foot of the lot.»',
      state: 'TAS',
      severity: 'medium',
    },
    {
      text: '[planning-certificate] Search\n«Two scarred trees stand on the creek frontage of the property.»',
      state: 'NSW',
    },
    '[planning-certificate]\n«Part of this property is an area of cultural heritage sensitivity.» «In such areas a cultural heritage management plan is needed for large works.»',
    {
      text: '[vendor-statement]\nTitle attached\n[annexure] Sacred sites register extract\n«One registered site, 5072-88 (banyan and spring), lies on the rear 20 metres of the lot.»',
      state: 'NT',
    },
    {
      text: '[planning-certificate]\n«A sacred site recorded under the Act stands near the eastern corner of the land.»',
      state: 'NT',
    },
    "[planning-certificate]\n«All or part of this property is an 'area of cultural heritage sensitivity'.»",
    "[planning-certificate]\n«All or part of this property is an 'area of cultural heritage sensitivity'.»",
    '[planning-certificate]\n«All or part of this property is an area of cultural heritage sensitivity.»',
    '[vendor-statement]\n«A registered Aboriginal place lies on the land.»',
    '[title-search]\n«Native title claim VID 123/2019 affects the land.»',
    '[vendor-statement]\n«A cultural heritage management plan has been approved for the site.»',
    '[vendor-statement]\n«Part of the land within 200 metres of the creek is an area of cultural heritage sensitivity.»',
    '[vendor-statement]\n«A cultural heritage management plan is required before earthworks.»',
    "«Part of this property is an 'area of cultural heritage sensitivity'.»",
    {
      text: '[vendor-statement]\n«A registered Aboriginal place lies in the back paddock.»',
      severity: 'medium',
    },
    '[title-search]\n«Native title may exist over the reserve.»',
  ],
  passes: [
    {
      text: '[planning-certificate] Search\nThe land fronts Midden Street and no place is recorded on it.',
      state: 'TAS',
    },
    '[planning-certificate]\nThis property is not within an area of cultural heritage sensitivity. Elsewhere, a cultural heritage management plan may have to be prepared before some works.',
    '[planning-certificate]\nNo part of the land lies in an area of cultural heritage sensitivity. In such areas a cultural heritage management plan can be needed for large works.',
    "[planning-certificate]\n'Areas of cultural heritage sensitivity' are defined under the Aboriginal Heritage Regulations 2018, and include registered places.",
    '[planning-certificate]\nIf a significant land use change is proposed, some works require a Cultural Heritage Management Plan.',
    {
      text: '[planning-certificate]\nNATIVE TITLE\nExtinguished on this lot by the freehold grant of 1969.',
      state: 'NT',
    },
    {
      text: '[planning-certificate]\nSacred sites: no registered or recorded site lies on the lot.',
      state: 'NT',
    },
    '[planning-certificate]\nNo part of this property is an area of cultural heritage sensitivity.',
    '[planning-certificate]\nThis property is not in an area of cultural heritage sensitivity.',
    '[planning-certificate]\nWe acknowledge the Traditional Owners of the land.',
    '[vendor-statement]\nNo area of cultural heritage sensitivity affects the land.',
    'The property is not in an area of cultural heritage sensitivity.',
    '[special-conditions]\nThe vendor acknowledges the traditional owners of the land and Aboriginal heritage.',
  ],
  clear: ['No Aboriginal place is registered on the land.'],
})
