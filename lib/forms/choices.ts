/** Values that forms offer; their labels stand in `messages/<language>/leads.json`, `LeadChoices`. */
export const waterKinds = ['river', 'lake', 'reservoir', 'scenic', 'port', 'pond', 'sea', 'other'] as const
export const jobKinds = ['litter', 'weed', 'inspection', 'monitoring', 'tourism', 'pilot', 'other'] as const
export const datasetFamilies = ['FloW', 'USVInland'] as const
export const boardTopics = ['product', 'price', 'service', 'cooperation', 'other'] as const
