import { isToldOfOtherLot, LOTS_NAMED_PATTERNS } from '../land/lots-named.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { disclosuresOf, holdingAny, type Passage } from '../reading/passages.ts'
import { isVicinity } from '../harmless/vicinity.ts'

const patterns = wordings({
  ...LOTS_NAMED_PATTERNS,
  transmission: /\btransmission\b|\bpipelines?\b/i,
  /** What made the noise or the smell was closed. */
  gone: /\b(?:former|disused|closed|decommissioned|old) (?:\w{3,12} )?(?:piggery|quarry|abattoir|feedlot|poultry farm|tannery|landfill|tip|sawmill|timber yard|treatment (?:plant|works)|rifle range|airfield)\b/i,
  stillWorks:
    /\b(?:operat(?:es|ing|ional)|odou?r|gas|leachate|settle\w{0,4}|monitor\w{0,3}|re-?open\w{0,3}|buffer|risk|contaminat\w{1,3}|within|may)\b/i,
  noise:
    /\bANEF ?\d{2}\b|\b(?:2[05]|3[05]|40) ANEF\b|\bANEF\b.{0,16}\b(?:20 ?(?:to|and|[-–]) ?25|2[5-9]|3\d|40)\b|\bANEF contour\b|\baircraft noise\b|\bairport environs\b|\b(?:rail(?:way)?|train|tram|road|transport|traffic) noise\b|\bodou?r buffer\b|\bbuffer (?:area|zone|distance)\b|\bwithin \d{2,3} ?m(?:etres)? of (?:a |the )?(?:railway|freeway|quarry|landfill|abattoir|treatment plant)\b/i,
  /** An airport's limits on height, lights and birds, and the noise that AS 2021 calls acceptable. */
  slight:
    /\b(?:horizontal|limitation) surface\b|\bOLS\b|\bwildlife\b|\bbird\b|\blighting area\b|\bbuilding heights?\b|\bANEF ?20\b(?! ?(?:[-–]|to|and) ?2)|\b20 ANEF\b/i,
  /** Below the contour of 20 a house needs nothing (AS 2021:2015, table 2.1). */
  quiet:
    /\b(?:below|under|less than) (?:the )?(?:ANEF ?20|20 ANEF)\b|\bANEF ?(?:1[05]|5)(?: ?(?:to|-) ?(?:15|20))?\b(?! ?(?:to|-) ?2[5-9])|\b(?:1[05]|5)(?: ?(?:to|-) ?(?:15|20))? ANEF\b/i,
  loud: /\b(?:ANEF ?(?:2[5-9]|[34]\d)|(?:2[5-9]|3\d|40) ANEF|20 ?(?:[-–]|to|and) ?25)\b/i,
  overlay: /\boverlay ?[–:|-]/i,
  ground:
    /\blandsli(?:p|de)\b|\bcoastal (?:hazard|erosion)\b|\berosion (?:management|prone)\b|\bsteep(?:ly)? (?:slope|sloping)\b|\bsinkhole\b|\bsoil instability\b|\bgeotechnical (?:hazard|risk)\b/i,
  power:
    /\b\d{2,3} ?kV\b|\btransmission (?:line|tower)s?\b|\b(?:gas|petroleum|oil|high[- ]pressure) (?:transmission )?pipeline\b/i,
  easement:
    /\b(?:power ?lines?|electricity lines?|high[- ]voltage|overhead (?:conductors?|lines?)|transmission)\b.{0,50}\b(?:easement|cross\w{0,3}|stands?|paddock|metres? wide)\b|\beasement\b.{0,60}\b(?:power ?lines?|high[- ]voltage|transmission|pipeline)\b/i,
  /** "It governs waste facilities only": a buffer against what a home is not. */
  otherUses:
    /\b(?:governs?|applies to|concerns?|regulates?|controls?|restricts?|limits?)\b (?!(?:the )?(?:dwelling|house|home|residential|land|lot|property|height|building)s?\b)[^.;]{3,50}\bonly\b|\bonly (?:governs?|applies to|concerns?|regulates?|restricts?) (?!(?:the )?(?:dwelling|house|home|residential|land|lot|property|height|building)s?\b)/i,
  /** The width that fire asks for, of which a rule of its own tells. */
  fireBuffer: /\b(?:vegetation|bush ?fire|fire|asset protection)(?: risk)? buffer\b/i,
  fire: /\bbush ?fire\b|\bvegetation category \d\b|\basset protection zone\b/i,
  source:
    /\b(?:odou?r|noise|dust|smell|rail\w{0,3}|road|quarry|landfill|tip|abattoir|piggery|poultry|broiler|feedlot|airport|ANEF|treatment|works|plant|substation|pipeline)\b/i,
  /** The sea that comes up and goes again moves no ground; the rules on water tell of it. */
  water: /\bstorm[- ]?(?:tide|surge)\b|\binundation\b/i,
  moves:
    /\bland ?sli(?:p|de)\b|\berosion\b|\berod\w{1,3}\b|\bsteep|\bsinkhole|\binstability\b|\bgeotechnical\b|\brecession\b/i,
  mild: /\btogether with\b|\b(?:irrigation|water|drainage|sewer\w{0,3}|stock) pipe ?lines?\b|\bunderground (?:cables?|electricity|power)\b|\bhigh[- ]voltage local\b|\blow[- ]voltage\b|\bdistribution\b|\bpipe ?lines? (?:and|&|or) services? easements?\b(?![^.;]{0,60}\b(?:gas|petroleum|oil|high[- ]pressure)\b)|\bpipe ?lines?\b[^.;]{0,60}\b(?:in (?:gross in )?favour of|to|for) (?:the )?(?:\w{3,14} )?(?:\w{0,12}water|water (?:corporation|authority|board)|council)\b/i,
  mains: /\bhigh[- ]pressure (?:gas |water |oil )?(?:main|pipe(?:line)?)s?\b|\bgas transmission\b/i,
  /** What may not be dug or driven beside a line. */
  besideTrack:
    /\b(?:excavat\w{2,3}|pil(?:e|ing|es)|footings?)\b[^.;]{0,60}\bwithin \d{1,3} ?(?:m|metres?) of (?:the |a )?(?:rail(?:way)? )?(?:corridor|tunnel|tracks?)\b/i,
  close:
    /\b(?:broiler farm|piggery|quarry|abattoir|feedlot|poultry farm|tannery|rendering)\b.{0,60}\b(?:metres|m|km|odou?r|noise|dust|nearby|operates)\b|\bodou?rs? (?:may|can) be (?:noticed|experienced)\b|\b\d{1,4} ?(?:m|metres?|km|kilometres?) (?:from|of|to) (?:a |an |the )?(?:\w{1,12} ){0,2}(?:rail\w{0,3}|freeway|highway|quarry|landfill|tip|abattoir|airport|flight path|treatment (?:plant|works)|piggery|broiler|rifle range|wind farm|substation)\b|\b(?:in|within|inside) (?:a |an |the )?(?:\w{1,12} ){0,2}buffer\b|\bbuffer (?:of|around|to|for)\b|\bunder (?:a |the )?flight path\b|\bacoustic treatment\b/i,
})

/** Noise, smell, moving ground and lines that stay. */
export default defineRule({
  id: 'national/noise-and-hazards',
  title: 'Noise, buffers, unstable ground and transmission lines',
  category: 'operational',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: { none: 'planning schemes differ by place' },
  appliesTo: [
    'planning-certificate',
    'vendor-statement',
    'title-search',
    'special-conditions',
    'plan',
  ],
  patterns,
  clear: 'No noise, buffer, landslip or transmission line was found.',
  subject:
    /\bANE[FC]\b|\b(?:aircraft|airport|aerodrome|air ?field|flight path)\b|\b(?:traffic|road|rail|railway|aircraft|industrial|train|plant) noise\b|\bnoise (?:exposure|contour|corridor|attenuation|overlay|policy|from)\b|\bodou?rs?\b|\bbuffers?\b|\bland ?slip\b|\blandslides?\b|\berosion\b|\bcoastal (?:hazard|process|risk|inundation)\w{0,2}\b|\b(?:unstable|slope (?:in)?stability)\b|\btransmission (?:lines?|towers?|easement|corridor)\b|\bpower ?lines?\b|\bpipelines?\b|\bhigh[- ](?:voltage|pressure)\b|\b\d{2,3} ?kv\b|\b(?:rail|railway) corridor\b|\bsewage (?:works|treatment|plant)|\b(?:abattoir|piggery|poultry|broiler|landfill|feedlot|shooting range|rifle range)\b/i,
  givesWayTo: {
    'nsw/coastal-hazard': ['ground'],
  },
  messages: {
    noise: {
      title: 'Noise, odour or buffer from a nearby use is noted (notification)',
      description:
        'The wording at {{where}} notes noise, smell or a buffer around something nearby. It affects daily life, insulation costs, what may be built, and resale.',
      recommendation:
        'Visit at different hours and ask the council what the note allows and forbids, before you sign.',
      question:
        'What does the note of noise, smell or a buffer ({{where}}) forbid or ask of the owner of this property?',
    },
    ground: {
      title: 'Landslip, erosion or a coastal hazard is noted',
      description:
        'The wording at {{where}} notes that the ground may move or wear away. Insurance often excludes it, and building needs an engineer’s report.',
      recommendation: 'Before you sign, get a geotechnical report and an insurance quote.',
      question: 'Which reports about the stability of the land does the vendor have?',
    },
    power: {
      title: 'A transmission line or pipeline crosses or adjoins the land',
      description:
        'The wording at {{where}} shows a high-voltage line or a pipeline. Building and planting near it are limited, and its owner may enter.',
      recommendation: 'Ask its owner for the plan and the limits before you sign.',
      question: 'Where exactly does the line run and what is not allowed near it?',
    },
  },
  check(reading, report) {
    const { doc } = reading
    const isOfResidue = isToldOfOtherLot(reading, patterns.transmission)
    const passages = holdingAny(
      disclosuresOf(doc),
      'text',
      patterns.ground,
      patterns.noise,
      patterns.close,
      patterns.besideTrack,
      patterns.mains,
      patterns.power,
      patterns.easement,
    )
    if (doc.state === 'TAS' && passages.length > 0) report.clear(NO_GROUND)
    for (const passage of passages) {
      const { text, span, zone } = passage
      // A line of a list of overlays says all of it; the list below may be of those that do not apply.
      if (patterns.besideTrack.test(text)) {
        report('noise', [span])
        continue
      }
      const line = patterns.overlay.test(text) ? { ...passage, next: '' } : passage
      if (zone === 'minutes' || zone === 'by-laws' || isVicinity(passage)) continue
      if (isOfResidue && patterns.transmission.test(text)) continue
      if (patterns.gone.test(text) && !patterns.stillWorks.test(text)) continue
      if (patterns.otherUses.test(text)) continue
      // Tasmania has a rule of its own for ground that slides or is taken by the sea.
      const ground =
        doc.state !== 'TAS' &&
        patterns.ground.test(text) &&
        !(patterns.water.test(text) && !patterns.moves.test(text))
      if (ground && affirmed(line, patterns.ground) !== null)
        report('ground', [span], {}, { severity: 'high' })
      else if (
        !isForFire(passage) &&
        ((patterns.noise.test(text) && affirmed(passage, patterns.noise) !== null) ||
          (patterns.close.test(text) && affirmed(passage, patterns.close) !== null))
      )
        report('noise', [span], {}, isSlight(text) ? { severity: 'low' } : {})
      else if (
        !patterns.mild.test(text) &&
        (patterns.mains.test(text)
          ? affirmed(passage, patterns.mains) !== null
          : patterns.power.test(text)
            ? affirmed(passage, patterns.power) !== null
            : patterns.easement.test(text) && affirmed(passage, patterns.easement) !== null)
      )
        report('power', [span])
    }
  },
})

const NO_GROUND =
  'No noise, buffer or transmission line was found. Ground that slides has a check of its own.'

/** A buffer around what burns, and not around what is heard or smelt. */
function isForFire({ text, heading }: Passage): boolean {
  if (patterns.fireBuffer.test(text)) return true
  return patterns.fire.test(`${heading} ${text}`) && !patterns.source.test(text)
}

function isSlight(text: string): boolean {
  return (patterns.slight.test(text) || patterns.quiet.test(text)) && !patterns.loud.test(text)
}
