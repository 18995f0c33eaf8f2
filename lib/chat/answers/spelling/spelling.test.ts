import { expect, test } from 'vitest'
import { correctEnglish } from '#lib/chat/answers/spelling/correct-english'
import { correctHan } from '#lib/chat/answers/spelling/correct-han'
import { withPinyinRead } from '#lib/chat/answers/spelling/mixed-pinyin'
import { readPinyin } from '#lib/chat/answers/spelling/read-pinyin'

test.each([
  ['two letters changed places', 'algea', 'algae'],
  ['a letter left out', 'batery', 'battery'],
  ['a letter too many', 'lidaar', 'lidar'],
  ['another letter', 'lidor', 'lidar'],
  ['a short word', 'pirce', 'price'],
  ['in a sentence, with its punctuation', 'how shalow, in metres?', 'how shallow, in metres?'],
  ['a word that two are near is left', 'wich', 'wich'],
  ['a real word that nobody asked with is no misspelling', 'boot', 'boot'],
  ['nor is a word of three letters', 'bot', 'bot'],
] as const)('English, %s: "%s" is "%s"', (_, text, correct) => {
  expect(correctEnglish(text)).toBe(correct)
})

test.each([
  ['the same sound', '续行', '续行'],
  ['the same sound, a character that is none of the word', '保休几年', '保修几年'],
  ['the same sound, behind a word of ours', '割草传多少前', '割草船多少钱'],
  ['traditional', '價錢', '价钱'],
  ['alike to the eye', '租凭', '租赁'],
  ['alike to the eye, in a question', '招骋吗', '招聘吗'],
  ['ours as it stands', '水草怎么割', '水草怎么割'],
] as const)('Chinese, %s: %s is %s', (_, text, correct) => {
  expect(correctHan(text)).toBe(correct)
})

test.each([
  ['with a space between syllables', 'bao xiu ji nian', '保修几年'],
  ['words together', 'qingjiechuan nengyong duojiu', '清洁船能用多久'],
  ['a syllable by itself', 'duo shao qian yi tiao', '多少钱一条'],
  ['English stays', 'weather', 'weather'],
] as const)('pinyin, %s: "%s" is %s', (_, text, read) => {
  expect(readPinyin(text)).toBe(read)
})

test.each([
  ['a word', 'jiage 多少', '价格多少'],
  ['a word in the middle', '晚上能zuoye 吗', '晚上能作业吗'],
  ['half of a word, behind', '续航多jiu', '续航多久'],
  ['half of a word, before', 'shuju集免费吗', '数据集免费吗'],
  ['one character', 'chuan 能跑多久', '船能跑多久'],
  ['a name of ours', 'apas 能装吗', 'apas 能装吗'],
  ['a format', '框是yolo的txt还是什么', '框是yolo的txt还是什么'],
  ['a word of English', 'python怎么学', 'python怎么学'],
] as const)('pinyin in Chinese, %s: "%s" is %s', (_, text, read) => {
  expect(withPinyinRead(text)).toBe(read)
})
