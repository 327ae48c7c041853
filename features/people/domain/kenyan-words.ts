/**
 * Words that Kenyans often choose as a password, the likeliest first: names, places, crops, faith, football,
 * greetings. Our own list, because published lists of passwords are nearly all English.
 */
export const kenyanWords = `
mavuno kenya safaricom mpesa nairobi yesu jesus mungu bwana upendo nakupenda mapenzi baraka imani amani neema
mama baba mtoto watoto mpenzi familia rafiki jambo habari karibu asante hakuna matata nzuri sana poa sawa maisha
nenosiri siri sirikubwa sirisana neno fungua mlango simu pesa benki kazi shule mwalimu daktari dereva mkulima wakulima
shamba mashamba kilimo mbegu mazao zao mahindi maharagwe maharage kahawa chai ngano mpunga mchele wali ugali sukuma wiki
sukumawiki kabichi nyanya vitunguu kitunguu viazi kiazi muhogo mihogo ndizi embe maembe parachichi chungwa
machungwa nanasi papai mtama wimbi ulezi kunde dengu ndengu njugu karanga mboga matunda miwa pamba alizeti soya pilipili
mbolea mvua jua maji udongo jembe panga trekta ghala gunia shambani bustani mti miti maua ua
kuku kukuu mayai ngombe maziwa mbuzi kondoo nguruwe punda sungura bata samaki nyuki asali mbwa paka
simba tembo chui duma twiga kifaru kiboko nyati nyoka tai mamba pundamilia safari uhuru harambee umoja nguvu
mombasa kisumu nakuru eldoret thika kakamega bungoma busia kisii nyeri meru embu machakos kitui makueni kajiado narok
kericho bomet nandi kapsabet kitale lodwar turkana samburu isiolo marsabit mandera wajir garissa lamu malindi kilifi
kwale voi taita taveta kiambu muranga kirinyaga kerugoya nyandarua laikipia nanyuki baringo siaya homabay migori nyamira
vihiga westpokot transnzoia uasingishu elgeyo marakwet tharaka nithi tanariver ruiru juja limuru naivasha gilgil webuye
africa afrika tanzania uganda
wanjiku wambui wanjiru wangari nyambura njeri wairimu muthoni waithera nyokabi wangui wacera mumbi wanja wangeci
kamau mwangi njoroge kariuki maina kimani karanja ndungu kinyua mugo gitau waweru macharia mburu njuguna thuo kamande
otieno ochieng odhiambo omondi onyango owino okoth ouma odongo juma achieng akinyi atieno adhiambo anyango awino
apiyo akoth auma adongo oduor ogola opiyo
wafula wekesa barasa simiyu nafula nekesa nanjala naliaka wanyama makokha shikuku khaemba mukhwana
kiprop kipchoge kiptoo kipkemboi kiplagat kibet kirui koech cheruiyot rotich ruto langat chebet jepkosgei chepkoech
jeptoo cherono cherotich chepngetich kosgei korir
mutua musyoka mutiso mwende mutheu ndunge kioko kilonzo muthama nthenya mumbua wayua
moraa kerubo nyaboke bosibori kemunto nyanchama onsongo mogaka ombati nyakundi
fatuma amina halima khadija aisha zainab mwanaisha hassan hussein mohamed abdi ahmed ali omar salim rashid
mary grace faith mercy joy esther ruth jane ann anne john joseph peter paul james david daniel samuel moses simon
brian kevin dennis victor collins felix martin stephen francis charles george elizabeth caroline catherine lucy
raila kibaki moi gormahia harambeestars arsenal chelsea manchester manutd liverpool barcelona madrid
januari februari machi aprili mei juni julai agosti septemba oktoba novemba desemba jumatatu jumanne jumatano alhamisi
ijumaa jumamosi jumapili krismasi pasaka
moja mbili tatu nne tano sita saba nane tisa kumi elfu milioni
mimi wewe sisi yeye wangu yangu langu changu zangu wako yako na ya wa la za cha kwa ni si ndiyo hapana leo kesho jana
kubwa ndogo mpya nyeupe nyeusi nyekundu kijani bluu njano tamu matamu mzuri wazuri furaha raha huzuni amri tumaini
mwanga nuru nyota mwezi dunia mbingu bahari ziwa mto mlima kilimanjaro mlimakenya ziwani pwani mjini kijijini nyumba
nyumbani jiko meza kiti kitanda gari matatu bodaboda baiskeli ndege barabara duka soko hoteli hospitali kanisa kanisani
msikiti maombi sala ibada pastor padre askofu sheikh malaika shetani mbinguni ubarikiwe barikiwa utukufu hosana haleluya
`
  .trim()
  .split(/\s+/);
