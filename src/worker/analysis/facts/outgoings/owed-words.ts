/** What was left unpaid before, and what is added for it: no part of what a year costs. */
export const OWED =
  /\b(?:arrears|(?:brought|carried) (?:forward|over)|b\/f(?:wd)?|(?:earlier|former|previous|prior|last) (?:years?|notices?|periods?|quarters?|bills?|accounts?|levies|balance)|previously (?:billed|levied)|(?:not yet|un)paid|overdue|outstanding|put off|deferred|postponed|interest(?! (?:entitlement|schedule|rate))|penalt(?:y|ies)|legal costs|recovery costs|costs? of recovery|dishonou?r\w{0,2})\b/i

/** The head of a column that tells what is still to be paid, or what has been. */
export const OWED_COLUMN =
  /\b(?:ow(?:ing|ed|es)|outstanding|unpaid|balance|arrears|overdue|(?:still |now )?to pay|(?:now |still |amount )due|payable now|remaining|left|paid|received|payments?|credits?|interest)\b/i
