import type { Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

/**
 * "Johan Van Sample", told from capitals, as the papers write it elsewhere: "van Sample". Where they
 * do not write it in small letters, nobody knows how its owner does.
 */
export function inSmallParticles(doc: Doc, names: readonly Fact<string>[]): Fact<string>[] {
  return names.map((name) => {
    const value = name.value.replace(PARTICLE, (printed) => {
      const small = printed.replace(/^(?:\p{Lu}\p{Ll}+ )+/u, (particle) => particle.toLowerCase())
      return doc.text.includes(small) ? small : printed
    })
    return value === name.value ? name : { ...name, value }
  })
}

/** "Van der Sample" as `plainCase` has it: the particles and the word that they lead to. */
const PARTICLE =
  /(?<=\s)(?:(?:Van|Von|De|Der|Den|Del|Della|Di|Da|Dos|Du|La|Le|Ten|Ter|Bin|Al)\s){1,3}\p{Lu}[\p{L}'’-]+$/u
