import { cases } from '../cases.ts'

export default cases({
  in: 'by-laws',
  flags: [
    {
      text: '[minutes] Minutes\n4. «The permission for the pergola is personal to Mrs Ode and ends when she sells.»',
      state: 'QLD',
      severity: 'high',
    },
    {
      text: '[owners-corporation-certificate] Certificate\n«By resolution of 4 May 2021 the owner for the time being of Lot 9 may keep an awning on the rear wall, on terms that whoever owns the lot maintains it.»',
      facts: { lotPlan: ['Lot 9 PS400100', 'Lot 9'] },
      severity: 'low',
    },
    '[minutes]\n«Permission was given to the owner of Lot 5 to place a condenser on the roof slab;» the owner bears the cost of its removal when the membrane is renewed.',
    '[owners-corporation-certificate]\n«Lot 3 has had leave since 2018 to have its hot-water unit on the rear wall, and its owner maintains it and moves it at his cost.»',
    '[owners-corporation-certificate]\n«The owners corporation has licensed the owner of Lot 3 to fix an awning to the outside wall, the licence passing to later owners who keep the awning in repair.»',
    {
      text: '[minutes]\n«Lot 12 is permitted to retain the solar panels on the common property roof at the lot owner’s cost.»',
      state: 'NSW',
    },
    '[by-laws]\n«The owner of lot 5 may use the yard for so long as the committee does not require it.»',
    '[by-laws]\nA pontoon stands by licence of the association; «it may be revoked on 60 days’ notice.»',
    '[by-laws]\n«Permission to use the carport is personal to the holder.»',
    '[by-laws]\n«The proprietor of lot 2 alone may use the rear garden and shall maintain it.»',
    '«The owner of lot 5 has exclusive use of the courtyard marked A and must keep it in good repair at its own cost.»',
    {
      severity: 'medium',
      text: '«The exclusive use of car space 12 may be withdrawn by the committee on three months notice.»',
    },
    '[special-conditions]\n1. «The Purchaser takes the exclusive right to the roof terrace, which is common property, and shall pay for its upkeep and waterproofing.»',
    {
      severity: 'medium',
      text: '[minutes]\n«The exclusive use by-law for the garden of lot 2 has not been registered.»',
    },
    '«Special privilege over the storage area is given to lot 9, whose owner is responsible to insure and maintain it.»',
    '[by-laws]\n«Special By-law 8: owner of Lot 3 is granted the right to use the roof terrace and bears the cost of maintaining the membrane.»',
    '[by-laws]\n«The exclusive use rights may be withdrawn by the body corporate on 12 months’ notice.»',
    {
      text: '[by-laws]\n«Lot 2 has special privileges over Common Area A and is responsible for its upkeep.»',
      state: 'WA',
    },
    '[by-laws]\n«Owners with exclusive use areas must maintain and replace all pipes, tiles and fences within them.»',
    '[by-laws]\n«The grant of exclusive use under this by-law ends on 30 June 2030 unless renewed by the owners corporation.»',
    '[by-laws]\n«Lot 4 has exclusive occupation of the side garden on condition that its owner maintains the fence.»',
    '[by-laws]\n«The committee may cancel exclusive use rights if fees are unpaid.»',
  ],
  passes: [
    '[special-conditions]\n8. The shed stands on the reserve. The shire gave leave under licence 88, which is personal to the seller and ends when the land is sold.',
    {
      text: '[contract-form] Contract\nLot 47 in an unregistered plan\n[by-laws] By-laws\n17. The owner of Lot 1 has exclusive use of the grease trap and must keep it clean at its own cost.',
      state: 'NSW',
      facts: {
        lotPlan: ['Lot 47 unregistered plan, Lot 5 DP1287740', 'Lot 47 in an unregistered plan'],
      },
    },
    '[by-laws]\nAn owner may keep an air conditioner on the outer wall only if its owner maintains it.',
    {
      text: '[owners-corporation-certificate]\nThe owner of Lot 3 may keep an awning on the rear wall, on terms that the owner maintains it.',
      facts: { lotPlan: ['Lot 7 PS400100', 'Lot 3'] },
    },
    '[owners-corporation-certificate]\nThe pipes in the outer walls are common property, and the owner of Lot 4 was told of the works.',
    '[by-laws]\nThe garden is for all owners.',
    'No owner has exclusive use of any part of the common property.',
    'The owners corporation must maintain the common property.',
    '[special-conditions]\n1. The Vendor appoints the agent as its exclusive agent for the lot.',
  ],
  clear: ['An owner must not make noise.'],
})
