/** Where each filing number must lead (facts D): the ministry's register, and the police register's own entry. */
export const icpRegister = 'https://beian.miit.gov.cn/'

/** Address of the entry in the register of the Ministry of Public Security; of the number only its digits count. */
export function policeRegisterEntry(number: string): string {
  return `https://beian.mps.gov.cn/#/query/webSearch?code=${number.replace(/\D/g, '')}`
}
