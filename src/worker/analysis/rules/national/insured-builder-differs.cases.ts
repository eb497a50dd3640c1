import { cases } from '../cases.ts'

export default cases({
  state: 'VIC',
  in: 'building-permit',
  flags: [
    '[contract-form] Contract\n[building-permit] Building permit\n«Carried out by the builder Tarrant Homes (Vic) Pty Ltd ACN 633 905 281»\n[other] Certificate of insurance\nDomestic building insurance\n«Builder: Corvane Build Pty Ltd ACN 627 188 452, unlimited»',
    {
      text: '[contract-form] Contract\n[building-permit] Complying development certificate\n«Builder: Marlow Constructions Pty Ltd»\n[annexure] Home building compensation cover\nCertificate of insurance\n«Builder | Marlow Projects Pty Ltd»',
      state: 'NSW',
    },
    '[contract-form] Contract\n[vendor-statement] Statement\n«The house was built by Aldous Homes Pty Ltd in 2024.» The policy is attached.\n[other] Domestic building insurance\n«Builder Fernleigh Homes Pty Ltd»',
  ],
  passes: [
    '[contract-form] Contract\n[building-permit] Building permit\nBuilder: Corvane Build Pty Ltd\n[other] Domestic building insurance\nBuilder: Corvane Build Pty Ltd ACN 627 188 452',
    '[contract-form] Contract\n[building-permit] Building permit\nBuilder: Corvane Build Pty Ltd\nPool builder: Blue Pools Pty Ltd\n[other] Domestic building insurance\nBuilder: Corvane Build Pty Ltd',
  ],
  clear: [
    '[contract-form] Contract\n[building-permit] Building permit\nBuilder: Corvane Build Pty Ltd',
  ],
})
