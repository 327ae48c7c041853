/** Named places of Kenya. Derived from GeoNames (geonames.org), CC BY 4.0. Written by tools/places/derive.ts. */
import type { PackedNames, PlaceKind } from '../named-places.ts';

export const kenyaNames: Readonly<Record<PlaceKind, PackedNames>> = {
  city: {
    names: `Athi River
Bomet
Bungoma
Busia
El Wak
Eldoret
Embu
Garissa
Gilgil
Githunguri
Githunguri
Hola
Homa Bay
Imara Daima Estate
Isiolo
Iten
Juja
Kabarnet
Kajiado
Kakamega
Kapenguria
Kapsabet
Karuri
Karuri
Kathwana
Kericho
Kerugoya
Khwisero
Kiambu
Kikuyu
Kilifi
Kimilili
Kiserian
Kisii
Kisumu
Kitale
Kitengela
Kitui
Kwale
Lamu
Lang’ata
Limuru
Lodwar
Machakos
Malindi
Mandera
Maralal
Marsabit
Mbale
Meru
Migori
Mlolongo
Mombasa
Mtwapa
Murang’a
Mwatate
Nairobi
Naivasha|Najvaso
Nakuru
Nanyuki
Narok
Ngong
Nyamira
Nyeri
Ol Kalou
Ongata Rongai|Langata Rongai
Ruiru
Rumuruti
Siaya
Thika
Ukunda
Upper Gilgil|Gilgil|Khirgil
Voi
Wajir
Wanguru
Wote`,
    spots: 'SeDtSCYWMpXzDFdn8j3CQdDdbfB7qB6CzAndYylMDTXh77fCHYA0wnAQXupdLDKTVTzTCeUq_nJDGSUw7aAIXmWi-B2TNCUTCkceLMPBveNtiuDtUbaGXCZdOuMNDOQR9xbCucFN6uCdhWxlFDLbo6C-DJUA_5nC_WpaLWB6YrpTiBJYex9gDJXwdnpCcbdV1hCXUCsjvCpToSbXDOGddE2ADe3RccCrSoPCGC5Wv2OWCqZ8oIOB2gH34lC_SXDvqCeS9kUbB0DdZTAApN93iZACS9w2pC3UXKUBDirvtJkAzSGuxvCjIvRkYACwQqVIAXgkhx8DDnaGciCJa92KvCkaxKGlCfUo1_sCLSzKT8ChEHf85ADEwVDtADWh_DfCFHJ3rRBXTbI84CpWkhW_C_Y0NmWC1ajC8ZDEUitewC9TCpAmDBXZoe6DJYMWW8C2ZBDFtDsSzlUQCuULf_YCacBGrHC6a2NJLCFUzlmyCYCzS59AEZV1RqEQHwXiuA7kKe96AbWvCCRB0QrUlbBy',
  },
  town: {
    names: `Ahero
Amagoru|Amogoro
Archers Post|Geregere
Awasi
Awendo
Awendo
Bahati
Bamba
Banissa
Baragoi
Baraton
Baringo
Bondo
Bondo
Brooke
Bungoma
Bura
Bura Tana
Burnt Forest
Bute
Butere
Chaka
Chavakali|Kyavakali
Cheptai
Chogoria
Chuka
Chwele
Dadaab
Dundori
Elburgon
Eldama Ravine|Shimoni
Eldas
Emali
Endarasha
Engineer
Ewuaso
Faza|Pasa|Rasini
Funyula
Garba Tula
Garsen
Gatundu
Gazi
Giriftu
Githiga A
Gongoni
Habaswein
Ijara
Ikinu
Il
Illasit
Isebania
Isineti
Isinya|Senya
Jebilat
Kagio
Kagumo
Kainuk|Nakululumaet
Kakuma
Kaloleni
Kampi Ya Moto
Kangare
Kangema
Kangundo
Kapcherop|Kapchoror
Kapkatet
Kapsoit
Kapsokwony
Kapsowar|Marakwet
Karatina
Karuga
Kasuku
Katito
Kavati
Kawaida
Kebirigo
Kendu Bay|Kendu-Bej|Kindu
Kenol
Kenyenya
Keringet|Mkuki
Keroka
Kesses
Khayega
Kiambur
Kianyaga|Kienyagga
Kiboko
Kibwezi
Kiganjo|Quiganjo
Kihancha
Kiirua
Kijabe
Kikima
Kilgoris
Kimana
Kimbimbi
Kimende
Kiminini
Kinango
Kinna
Kinoi|Kenol
Kinungi
Kipini
Kipkelion|Lumbwa
Kiriaini
Kithii
Kithimani
Konza
Kutus|Gutu|Mucakuthi
Lafey
Laisamis
Lare
Litein
Loiyangalani
Lokichar
Lokichokio|Lokichiogio|Lokichoggio
Lolgorien
Londiani
Luanda
Luanda
Lugulu|Busia
Lunga-Lunga
Maai Mahiu
Mackinnon Road
Mado Gashi|Muddo Gashi
Magadi
Magena Marabu
Mai
Mairo Inya
Majengo
Maji Mazuri
Makindu|Makendo|Makintou
Makueni Boma
Makutano
Makutano
Malaba|Singapur
Malava
Malikisi
Maragua
Marereni
Mariakani
Marigat
Marimanti
Masalani
Maseno
Masii
Matunda
Matuu
Mau Narok
Maua
Maungu
Mazeras
Mbita
Merti
Mitunguu
Mogonga
Mogotio
Moi’s Bridge|Hoeys Bridge
Mokowe
Molo
Mosocho
Mosoriot|Mosoryet
Moyale|Fort Harrington|MoTown
Mpeketoni
Msambweni
Mtito Andei|Mutitu Andei
Muchorwi
Muhoroni
Muhuru
Mukurwe-ini|Mucurueini
Mulot
Mumias
Mweiga|Muiga
Mwingi
Nairagi Enkare
Nambare
Nandi Hills
Naro Moru
Ndhiwa
Ndori
Ndunyu Njeru
Ngewa
Njoro|Enchorro
Nkubu|Nhubu Mission
North Horr|Horr Kaskazini
Ntulelei|Ndulele
Nunguni
Nyahururu|Thompsons Falls
Nyambunwa|Suneka
Nyandiwa
Nyangusu|Nyangoso
Nyansiongo
Ogembo
Ogunja
Ol Donyo
Ol Joro Orok
Ol Kalau South Settlement
Olenguruone
Oloitokitok|Laitokitok
Olulung’a|Ol Lalunga|Ol Olong’a
Ortum
Othaya
Oyugis
Port Victoria|Bunyala|Port Bunyala
Pumwani
Rabuor
Ramu
Rironi
Rodi
Rombo
Rongai
Rongo
Runyenjes|Runyeje
Saba Saba
Sagana
Samburu
Sawa Sawa
Sega
Serem
Shianda
Shimoni
Siakago
Simba
Sindo
Sirisia
Sololo
Sondu
Sori
Sotik|Chamagel|Chemagal
South Kinangop|Njabini
Subukia
Suguta
Sultan Hamud
Tabaka
Takaba
Takaungu
Tala
Tarbaj
Taveta
Timau
Timboroa|Tomborou
Tinganga
Turbo
Usenge
Vipingo
Wamba
Wamunyu
Watamu
Webuye|Broderick Falls
Witu
Wiyumiririe
Wundanyi
Yala`,
    spots: 'ZjY7KB1eABC3B7eC7A3BVZlgzLCCVgGH-CRXwAIIB9ZqTFdDPG9KJ8AbwSBVIBfkXfHpB-b7Cn8DHdF0QWBuZ-veRCAbz7PDB-YqqJtDWdu8hzCSUd_X5AKT6_i3ANbteKKDztEKzMBZbp9asCLYhqnDCxbKXDnCie7gvDCjZPsueCcYrAZsCSeuQZ3CrazaynAOZHuj5DuY2pfSDyazJfQDXoRsLGAqPBe7AB1Y026TDwXKzn2EHUKwGmCcPKHo9ACcDTO-B-ddmpRA0N_qRgADUtpY9CkCE85EADlj_CgAgUgmcMDTJvbyVACgIP5TAWRtAJ1AHUZLY8C5O7Ut2ClKK3jyCkTvrvFChLZ350B6RPQyBClWrm_OC1XD7A2B9X5efSCrkUE5ABUvBkPMA9FcjL-AYZ05oMCwWHk1_DKWufx9C2TUCpbCigQkrvDnXCMvgDEYvv2IDIfOEqWDGf61hODnX1qEBCyauYh1DzZyd4cDzZBj4TB2Tspt_B8ULmnSDEXLomvDOYg5MKB0VVhhkCiVnGPTCvX7eLZEHWOcbnDOcLlmgDebqmXkCacw7dmDPXxoVaCWOTdhMBdNNJ3YBbYUulTCvT67S8CUbLkA8DLVRswvDjRVUIcC-U8XJyCyLDf2RCAXE4L7B5VFZe8DxfcZGlC0DqVNoAWcRkCDBGRXimjCwWEfu4D1MkCjNACZaK5GDDVp_PrC8SyUUZCRT-CbECGQ58zTCmXVa8cCBr6zjrArjUDWRA7cYB1ACwXS2UIDDpq8mTAnnqgizBNxwOMmBBTuTyFCnZmQubDmapDyOCacPmgBB3cr0D4CBBXc6RAHVDYfdC4F8rMSAnejSTxAbQAx3KA_VdxBpC1VF0mIC-ap0xwDmaySYDCjaZzVxDrN7ftkBkQjJ-TB6StwmcCEhdxg_DReBSc9B1c-zZpCleQB-YCHWHeQuCJKtr1JACFLeVbAWdHaFABoZqNyZA7RKAIKAIaedFbCaScQs4CGfLUjRC9UL7nZB-XKYAxEKbzOtDCkG3GqRA2EnhkOARYKniOB0gaKPtAfZ6VRTBmVvDTCCtaY2ecCffU-KnC4OKKy9ABZI_mID2XQuM5CZcSKSjDUt_cf4BsNUS0yACB3lsmADLqAFMBMYsJd0EWZo6FHCCU_vtDByXagf5CxVVZWlC3cXIuVCFYvxN0C_VV9b3BlUvpvtDbdCuCQB5bFfN2DMZnBZODGWePPVCEaE5MuCGXfzdWD2UezKsCpYsC40DaaIVEvCWs3GEtAnUdhFjDUQm-GMDIauRzJDuWxOaICjWhT0IB0VXFehC8WURxxDTWFiImCibkBLwB_Uhqu9CRaGZ2HDwY_xnLECXRlRkEAKWG8YCyU-YvzDEic4DsCPXfmL3C8XsnNWCPbDdRnB1TbPw2CrZrxB7B0wOo2_AeUJ560DjXD_j3CGJsAnJB2ZjgetC9WVOhdCUYLS_oCYVrKHICMW0pobB4FjcDMAeB0FuVADb6ZNKCAa8C5UCxcRupqCMA18ZOACXUyegB4OmBKHBoXhrreBzermsJCbuMsjQBHYWt66CZV3hxnB0Wsq5CC2WgEetD_aa-a3DpfEcpvCrPWlebB8WYnxBCttC6AhA9GKyjOADTgct8CZmtll0ArHvZv5BMa-TXYDda_Be_EXUROX9C2eAxJAC2aJBpXB1FcVwrAEf7SGpCDSugL5B8H_cgQACd0_i9CWNUZZoADaFc8BDlHwQl_CUbCMSdCP',
  },
  village: {
    names: `Abando
Abarati|Abarot
Abatton
Aberdare
Abom
Abom
Abundu
Abwao
Achiero
Achivwa
Achuth
Ada
Adams Arcade
Adhiro
Adiedo
Aduya
Agenga
Agolo
Agulu
Ainamoi
Air Base
Airport North
Airport View
Aisaik
Aisere
Aitong
Ajao
Ajengo|Anjego
Ajigo
Akado
Akala
Akala
Akelo’s Village
Akeriamet
Akiba South ’C’
Akira
Akoko
Akoko
Akoreti
Alalei|Akale
Alara
Alara
Alara Lime
Alaro
Alburkaina
Alego
Alendo
Alendu
Alinjur
Aljiju
Aluli
Alungo
Alupe
Alwala
Amagoro
Amaler
Amaya
Ambaru
Ambira
Amboni
Amboseli
Amboseli Safari Camp
Ambusket
Amimos|Nyamware
Amojo
Amongura
Amoya
Amoyo
Amugaa
Amukura
Anadanguru|Nandungoro
Anasa
Andingo
Andingo
Andingo|Anotingo
Andiwo’s Village
Andungosi
Aneko
Angaga
Angaine
Angama Mara
Angata Naado
Angino
Anglogitat|Kangilogitae
Angoga
Angorangora|Kankwangangora
Angoro
Angorom
Angugo
Anin
Anio
Ankish
Antubaiga
Antubetwe
Antuboclu
Anyieka
Anyiko
Anyiko
Anyona
Anyuongi
Aora Chuodho
Apegei
Apoko
Apondo
Arabia
Arabuko
Aram
Arama
Arambe
Arda Dadaja
Area Four
Area One
Area Three
Area Two
Arithi
Arombo
Arosen
Arsim
Arwos
Asembo
Ashuwei
Asinge
Assa
Assawa|Asawo
Asumbi
Asururiet
Atela
Atelaiti
Athi
Athi
Athinai
Athiru Gaiti
Athiru Rujine|Atheru Ruujine
Avenue Park
Awach
Awach|Seme Awach
Awach Tende
Awaunyatun
Awino
Awundo’s Village
Ayany
Ayugis
Ayweyo
Baba Dogo
Bado Kitabu
Bagaria Settlement
Bahakanda
Bahati
Bahati
Bahati Settlement
Bajumwali|Mbajumali
Bale
Balek
Balesa Bor
Balguda
Bamburi
Bamburi Beach
Banane
Banda
Banda ra Salama|Bandari La Salaama|Bandari Ra Salama
Bandari
Bande
Banga
Banita
Banja
Banya
Bar
Bar Kanyango
Bar Olengo
Bara Hoyo
Baraget
Baragulu
Barani
Barani
Baraza Hall
Barchuma Guda
Barding
Bargoni
Baricho
Baricho|Baricu
Baricho
Barigito
Barkalare
Barkorwa
Barkowino
Barsaloi
Barschell
Barsemoi
Bartabwa
Bartimaro
Bartolimo
Barua
Barwesa
Bata
Batani
Bate
Bathi
Baure
Bavigito
Baymo|Baomo Lodge
Bazo
Beestons
Bekayi
Bekibon
Belewa
Belle Vue estate
Bellevue
Bengoni
Benvar Farm
Berea
Bernard
Bernard Estate|Benhard Estate
Bfunbe
Bibirioni
Bibitoli
Biefendale
Bili
Bilisa
Bindii
Biretwo
Birikene
Birithia
Birongo
Bisadi
Bista
Bisunu
Biyamathow
Bobaracho
Bodhei
Bodi
Bofu
Bogeche
Bogendi
Bogesaka
Bogiakumu
Bogitaa
Bohorera
Boi
Boitangare|Kenyoro
Boito
Boito
Boji
Bokoli
Bokoni
Bole
Boma
Boma
Boma
Boma
Boma
Boma Upande
Bomani
Bomani
Bomani
Bomani
Bomas
Bomas of Kenya
Bombaba
Bomondo
Bonde
Bondeni|Pumwani
Bondeni
Bondo Kosiemo
Bondo Nyironge
Bondoni
Bongo
Bongonoko
Bongonta
Bongwe Village
Bonjoge
Bonyaiguba
Bonyunyu|Bunyunya
Bora Imani
Borborwet
Bore Koromi
Boro
Borokwo Haifa
Boruma
Boyami
Boyani
Boyani
Boyo
Bratkenhurst
Brockley|Brookley Combe
Brynglas
Bubesa
Bubisa
Bububu
Bubwi
Buchenge
Buchenya
Buchifu
Buchinga
Bugar
Bugina
Buhuyi
Buito
Bujango
Buji Albati
Bujumba
Bujwane
Bukangasi
Bukaya
Bukembe
Bukhayo
Bukhaywa
Bukiri
Bukokholo
Bukoma
Bukoro
Bukotwavi
Bukunjangabo
Bukura
Bukurimu
Bukusi
Bulanda
Bulbul|Elbulbul
Bulekhero
Bulemia
Bulesa
Bulesa
Bulimbo
Bulla Pesa
Bulondo
Bulungo
Buluto Chopi
Bulwani
Bumala
Bumala
Bumbo
Bumburia
Bumiduru|Bumudiru
Bumini
Bumudondo
Buna
Bunaba
Bunde
Bundo
Bungu Meri
Bungule
Bunyore
Buoye
Buoye
Bur Mayo
Bura
Bura
Bura
Buramana
Burani
Burendwa
Buret
Burgich
Burguret
Burinda
Burji
Buru Buru 1
Buru Buru 2
Buru Buru 3
Buru Buru 4
Buru Buru 5
Busa
Busakala
Bushili|Bushere
Busho
Busike
Busonga
Butali|Butole
Bute Helu|Butelu
Butende
Butiti
Butsotso
Butula|Muandas
Buyofu
Buyonge
Bwaga Macho|Bwaga Cheti
Bwagamoyo
Bwaliro
Bwanda|Ekwanda
Bware
Bware
Bware
Bwongo
By-Gum
Camerondale
Carnivore
Casanova
Cattle Boma
Chakama
Chakole
Chala
Chamakanga|Shamakchanga
Chamari
Chamasiri
Chamgiwadu
Chamwanamuma
Chanani
Chandera
Changamwe
Changara
Changombe
Chang’onde
Chang’onde
Chanon Point
Chaplembus|Cheplambus
Chavavo
Chawia
Chebaiywa|Kivaywa|Kyebaiwa
Chebakundi
Chebangang
Chebara
Cheberen
Chebiemit
Chebigen
Chebilat
Chebior
Chebirbelek
Chebirir
Chebitet
Cheblil
Chebloch
Chebloch
Cheboin
Cheboin
Cheboin
Chebole
Chebole
Chebongei
Cheborge
Chebororwa
Chebosi
Chebtwech
Chebugat
Chebukaka|Jibugaga
Chebukwa
Chebunyo
Cheburua|Chepurwa
Chebuyusi
Chebwagan
Chebwai
Chege
Chegeini
Chegilet
Chegulo
Chehe
Cheimen
Chekulo
Chelebei
Chelelemuk
Chemalal
Chemamul
Chemaner
Chemase
Chemase
Chematu
Chemelet
Chemelil
Chemeroi
Chemisia|Chomisya
Chemnoet
Chemogoch
Chemogonja|Chimagonja
Chemoiben
Chemoigut
Chemomi
Chemosit
Chemukwabi|Chepkwavi
Chemundu
Chemuneko
Chemursoi
Chemususu
Chemuswo
Chemutum
Chemwabul
Chengo
Chenjeni
Chepareria|Cheberia
Chepkateit
Chepkebure
Chepkemel
Chepkesin
Chepketeret
Chepkoilel
Chepkongony
Chepkongony
Chepkono
Chepkopegh|Chepkobeh
Chepkorio
Chepkosilen
Chepkosom
Chepkotoyan
Chepkube
Chepkum
Chepkumia
Chepkunar
Chepkunyuk
Chepkutin
Cheplanget
Cheploch
Cheplosge
Chepnyalilo
Chepropro|Chepropoi
Chepsir
Chepsiria
Chepsonoi
Cheptalal|Cheptarre
Cheptanoya
Cheptaram
Cheptarit
Cheptenye
Chepterit|Cheptet
Chepterr
Chepterwai
Cheptil
Cheptiret
Cheptongei
Cheptororiet
Cheptuiyet|Chapturget
Chepunyal
Chepunyal
Chepyegoris
Chepyes
Chera
Cherangani
Cherangani
Cheribisi
Cheribo
Cheribo
Cheronge
Cherwa
Chesamisi
Chesegon
Chesera
Chesetan
Chesikaki
Chesilyot
Chesirimion
Chesoen
Chesogon
Chesoi
Chesongoch
Chewani|Mwogahedi
Chewele
Chiamanda
Chianda
Chiba
Chieko
Chiementerit
Chieni Settlement
Chiffiri
Chiga
Chiliba
Chimangeti
Chimuche|Chimuje
Chinato
Chinga
Chingwede
Chiokariga|Kijegge
Chiromo
Chironge|Kironge
Chirouani
Chirte Hiyesa
Chirufa
Chitago
Choba
Choke
Cholechole
Chomboni
Chomo
Chomoge
Chonyi
Choroget
Chuge
Chui
Chuini
Chukia
Chulaimbo
Chundwa|Tundwa
Chunge
Chura
Churo
Chwele
Chyulu Hills
Ciangera
Cinon
Ciothirai
City Estate
Civil Servants
Closeburn
Cocncordia
Cokereria
Continental
Copra
Corner Ya Daudi
Cousin’s Corner
Crocodile Jaws
Cross Road
Daba
Dabel
Dabida
Dad Dogh
Dadaj-Bula
Dadechadera
Dagamra
Dagoretti|Endyakuleti
Dagoretti Corner
Dakacha
Dakawachu
Dalu
Damasa
Dambale|Jambole
Dandora
Dandora
Dandora Phase 4
Dandu
Danisa
Dar es Salaam|Shakani
Daraja Mawe
Daraja Sita
Daraja ya Mawe|Darasha ya Mawe
Darajambili
Darajani
Daruka-Karicho
Dawsonville
Debani
Dede
Deighton Downs
Dembwa
Demesi
Denge
Desagut
Dhalado
Dianga
Diani
Diani Beach
Dibe Dungicha
Dida
Dida Warede
Dienya
Dif
Difatha
Digira|Igria
Digo
Digula
Dilmanyaley
Dimbilil
Dindiri
Dip
Dirubi
Disi|Omila
Dodori
Doho Karachuon|Doho Karachwonyo|Doho Kosele
Doinyo Wasin
Dololo
Dololo
Don Dol|Ildolidol
Dondori
Donje
Doonholm Estate
Drive-in
Dryer
Dudi
Dudi
Dueadera
Dukana
Duldul
Dulukiza
Dumbuie
Dumi
Dundani
Dundori
Dungicha
Durima Kaya Site
Durum Kay
Duruma|Waduruma
Duwayo
Dwa
Dzirive
Dzitsuhe
East Kakangutu
East Mau|Eastern Mau
Eastlands
Eastleigh
Ebiranyi
Ebukambuli
Ebukanga
Ebukoolo
Ebukwala
Eburru|Opuru
Eburru
Ebusakami
Ebusyubi
Ebuyangu|Ebiyalu
Ebwali
Ege
Egerton
Eisero
Ekambuli
Ekarakara
Ekaru
Ekerenyo
El Ben
El Bonwala
El Dera
El Jera
Elaa
Elangata Wuas|Mile 46
Eldoret West
Eldume
Elgeyo Border
Elisha
Elkilongyeti
Elmbako
Elmenteita
Elmolo Village
Eluche
Eludzu
Emachembe
Emagada
Emanyinya
Emasatsi|Masati
Emausi
Embakasi|Mbagathi
Embakasi Village
Embalingo
Embomos
Emdin
Emenwa
Emerit
Emining
Emmaloba
Emmatsi
Emotoroki
Emparbal
Emsea
Emuchenje
Emuhaya
Emulundu|Moluondo
Emwiru|Ebumwiru
Ena
Ena
Enashae Ngai
Endarasha|Endaraxa
Endarasha Settlement|Endarasha Limited
Endau
Endawa
Endebess
Endemu
Endima|Nderit Sawmill
Enduku
Enengipire|Enangiperi
Engabol
Engamata Sinoni
Engavu
Enguli
Enkojonga
Enkokidongoi
Enkorika|Ngorigaishi
Enkurare
Enkutoto
Enoorotet
Entontol
Enyali
Enzai
Enziu
Enzou
Eor-Enkitok
Eoret Narasha
Eramba
Eregi|Erechi
Ereri
Eronge
Eruswi
Esageri
Esani
Escarpment
Eshibeye
Eshihunya
Eshikunmu
Eshisango
Eshisiru|Kisiru
Eshitari
Eshiunga
Eshu|Mwaluvanga Eshueshu
Esibila
Esibuye
Esirabe
Esirulo
Esoitnarok
Esonorua
Esumeyia
Etago
Eutut|Eotoud
Evergreen
Ewaso Ng’iro|Guaso Nyiro
Ewaso Nkidongi
Excelsior
Fafsula
Famuni
Fanjua
Fara
Farao
Faulkner’s Vlei
Fedha
Ferraroni
Figini
Finno|Berti Finno|Burti Fino
Five Star
Fort Jesus
Fort Ternan
Four A
Four B
Frere Town
Friends Court
Fundisa|Mbonea
Fundisa
Fundisa Kibaoni
Funguo
Funzi
Furaha
Gaaki
Gabani
Gabisi
Gacabari
Gacharage
Gacharage
Gacharage
Gacharageini
Gacharaigu
Gacharu
Gacharu
Gachatha
Gachege
Gacheru
Gachie
Gachika
Gachika
Gachirero
Gachocho
Gachocho
Gachoiri
Gachoka
Gachugi
Gachuiro
Gachuku
Gachuriri
Gacigongoni
Gaciongo
Gacogu
Gacu
Gafarsa
Gagra
Gai
Gaichanjiru
Gaikundo
Gaikuyu
Gaitega
Gaithege
Gaitu
Gakalet|Kekalet
Gakanga
Gakarara
Gakero
Gakira
Gakoe
Gakoe
Gakoe
Gakoigo
Gakoigo
Gakong
Gakui
Gakuo
Gakurungu
Gakurwe
Gakurwe
Gakuuni
Gakuyu
Gakuyu
Gakuyu
Gakuyu
Gakwegore
Galafahi
Galanema
Galili
Galu
Gamalenga
Gamba
Gamba
Gamba
Gambogi
Ganda
Gandini
Gandini
Gangara
Ganze
Ganzoni
Garabugoya
Garania
Garashi
Garba
Garden
Garogua
Garsegaba
Gas
Gasero
Gatab
Gatakaini
Gatamaiyu
Gatanga
Gatangara
Gatara|Upper Gatara
Gatarakwa
Gatare
Gatarwa
Gategi
Gatei
Gateiguru
Gatel
Gathage
Gathagi
Gathaithi
Gathaithi
Gathaithi
Gathaithi
Gathambi
Gathanga
Gathangari|Karinga
Gathangwi
Gathanje
Gathanji
Gathanji
Gathanji|Giathenge
Gatharaini|Kassarani
Gathegia
Gathera
Gatheri
Gatheru
Gathethu
Gathiga
Gathigio
Gathigiriri
Gathima
Gathinja
Gathiriga
Gathiru
Gathiruini
Gathithina
Gathuga
Gathugu
Gathugu
Gathukeini|Kathukeni
Gathumbi
Gathundia
Gathune
Gathungururu
Gathuthi
Gathuthuma
Gatiabai
Gatiaini
Gatiiguru
Gatimbi
Gatimu
Gatina
Gatissa
Gatithi
Gatitu
Gatitu
Gatitu
Gatitu
Gatitu B
Gatondo
Gatuanibu
Gatugi One
Gatugi Two
Gatukuyu
Gatumbi
Gatumbi
Gatumbiru
Gatundu
Gatundu
Gatundu
Gatundu
Gatundu
Gatunduri
Gatunga
Gatunganga
Gatunguru
Gatuntune|Gatontone
Gatura
Gatura
Gaturi
Gaturi
Gaturiri
Gatuto
Gatuya
Gatuya
Gatuyaini|Nkatougaini
Gatwamba
Gatwe
Gatwekera
Gavudia
Gavundunyi
Gede
Gedi
Geitwa
Gekano
Gekendo
Gelegele
Gem
Gendia
Gerarsa
Gesabakwa
Gesiaga
Gesieka|Sieka
Gesima
Gesore
Gesusu
Geta
Geta
Getai
Getarwet
Getathuru
Geteri
Ghalamani|Galimani
Ghazi
Giachamwengi
Giachumi
Giagatika
Giagithu
Giaitu
Giakaibii
Giaki
Giakibii
Giampapo
Gianchere
Gianchore
Giathaini
Giathieko
Giathugu One
Giathugu Two
Giatune
Gibb’s Lookout
Gichage
Gichagi
Gichagiini
Gicharani
Gicheha
Gichera
Gicheru
Gichiche
Gichichi
Gichiengo
Gichira
Gichobo Settlement
Gichobo Settlement
Gichocho
Gichongo
Gichoto
Gichugu
Gichuru
Gigiri
Gikambura
Gikandu
Gikaru
Gikigie
Gikigie
Gikoe
Gikoe|Gakoi
Gikomba
Gikomora|Gikarmora
Gikondi
Gikui
Gikui
Gikunguru
Gikure
Gikuu
Gikuuri
Gimarakwa
Gimariani
Gin
Gina
Gionseri
Girango
Giribe
Giryama
Gisambai
Gitaku
Gitamaiyu|Gatamayu|Gitamaiu Training Centre
Gitare
Gitaro
Gitaru
Gitathi-ini
Gitauga
Gitero
Githagara
Githagoya
Githakwa
Githamba
Githambo
Githanga
Githega
Githegi
Githembe
Githerere
Githiga
Githiga B
Githigui
Githima
Githima
Githima
Githima
Githima
Githima
Githima
Githimu|Gethemu
Githioro
Githioro
Githioro
Githioro Settlement
Githirioni|Githioroni
Githiru
Githoito
Githongo
Githumu
Githunguchu|Githunguru
Githunguri
Githunguri
Githunguri
Githunguri
Githunguri
Githura
Githurai
Githurai
Githure
Githuri
Githuya
Githuya
Gitiba
Gitige
Gitiha
Gitithia
Gitithia
Gititu
Gititu
Gitombo
Gitoro
Gituamba
Gituamba
Gituamba
Gituamba
Gituamba
Gituara
Gitugi
Gitugi|Kisuki
Gitugu
Gitugu
Gitui
Gitumbi
Gitumbi
Gitundaga
Gituntu
Gitura
Gituri
Gituri
Gituru
Gituru
Gituto
Gitwamba
Gitwe
Gitweku
Givole
Gobei
Gobo
God Bondo|Got Bonde
God Bura
God Jape
God Jope
God Keyo|Wayara
God Ngira
God Ngoche
God Nyango
God Ochieng
God Oloo
God Rabour|Got Rabuor
God Rombe
God Sibwoche
Godanabio
Godo
Godoma
Gogo
Gogo
Goibel
Gojam
Golbanti|Borobini
Golden Gate
Golf Course Estate
Golini
Golo
Gombe
Gomesa
Gongoni
Gongoni
Gonja
Gopal
Gor Abiero
Gorgor
Gori Maria
Goroba
Gorofani
Gors
Gorya
Goshi
Gosonso
Got Agulu
Got Bim
Got Kojowi
Got Kokech
Got Kopolo
Got Kwere
Gotani
Gotchaki
Gotoki
Gotoroni
Goye
Greenfield
Greenhill
Greensted’s
Greystones
Gu
Guama
Gubanargesa
Gulanze
Gumba
Gunga
Gunga
Gura
Gura Gura
Gutati
Gwakaethe
Habul
Hadu
Hagadera
Hajees Bridge
Halai
Halai
Haluabagala
Handampia
Handarako|Chathoro|Chathuru
Handarako
Handege
Handidi
Hara
Hara Hurile
Haraka
Harambee Estate
Hardy
Haridfi
Haruru
Hatfield
Hatha-ini
Hazina
Heho
Heni Village
Henzamwenye
Hewani
Hidilathi
Hidio
High Ridge
Highway
Higlet
Hill Side
Hill View
Hindi
Hippo Point
Hobunaka
Hola|Galole
Holili
Holo
Homa Lime Kowuor|Homa Line Owurs
Hombe
Hono
Howbury Lower
Huguini
Huho-ini
Huhoini
Huma Lime
Hungai
Hurma
Huruma B
Huruma Flats
Iannings
Ianzoni
Ibacho
Ibanja
Ibinzo
Ibonia
Iboona
Ichachiri|Icaci|Icaciri
Ichagachiru|Icagiciru
Ichagaki
Ichamara
Ichichi
Ichina
Ichuni
Ideal Farm
Idelere
Idokho
Idsowe
Igakiramba|Egakerama
Igambangombe
Igana
Igane
Iganjo
Igara
Igare
Igem Be|Amugenti
Igembo
Igikiro
Igoji
Igoma
Igonga|Irigonga
Iguhu
Igumori
Ihigaini
Ihigaini
Ihinga
Ihithe
Ihonje
Ihuririo
Ihururu
Ihwa
Ihwagi
Iiuni
Ikalaasa
Ikalyoni
Ikamira
Ikandani
Ikanga
Ikanga
Ikanga
Ikathema
Ikenye
Ikerege
Ikoba
Ikombe
Ikonge
Ikonyero
Ikoo
Ikuma
Ikumbi
Ikumbo
Ikundu
Ikungu
Ikutha
Ikuu
Ikuuni
Ikuyuni
Ilbisil|Besil|Bissel
Ildamat
Ildamat
Ileho|Mukulu
Ilenye
Ileret
Ilika
Ilkabere
Illuat
Ilo
Ilpartimaro
Ilungu
Ilusa
Imale
Imbo
Imbolia
Imilimi
Iminuet
Inaya
Indangalasia
Indangalasia
Ingotse|Ingatsi
Inono
Inyokoni
Inyuu
Irabari
Irang
Irangare
Irangi
Iregi
Irereni
Iriamurai
Iriga|Erega
Iriguini
Irondi
Iruma
Iruma
Iruma
Irungu
Iruri
Isaani
Isecheno
Ishiara
Ishiru
Isibania
Isinga
Isoge/Kineni
Isongo
Isooni
Issas
Isulu
Isuvya
Isyukoni
Itaga
Itare
Itegero
Itemeini
Itendeu
Itenyi
Itetani
Itete
Ithaeni
Ithaithi
Ithanga
Ithanji
Ithareni
Ithekahuno
Ithemboni
Ithemboni
Ithenguri
Itheru
Ithimbari
Ithiyani
Ithoku
Ithookwe
Ithumba
Ithumba
Ithumbi
Ithumula
Itiati
Itibo
Itibo
Itierio
Itigo
Itikoni
Itira
Itithini
Ititu
Ititu
Itoleka
Itoloni
Itugururu
Ituku
Itumbe
Itumbule
Itundu
Ituramiro|Ithirameru
Iuani
Iuuma
Iviani
Iviani Ya Athwani
Ivonda
Ivuusya
Iwakhupa
Iyego
Jaba Dimtu
Jacaranda
Jalalaluma|Jalaluma
Jaleny Village
Jambe
Jambo
Jamhuri
Jamhuri
Jamhuri Estate|Jamhuri Park
Jamji
Janoni
Jara
Jara|Malka Jara
Jaribuni|Jarabunyi
Jebrok
Jeevanjee
Jego
Jeprok
Jera
Jericho
Jeuri
Jila
Jilole
Jilole
Jilore
Jimba
Jimbo
Jina
Jipe
Jipe
Jirikokole
Jiweni
Jomvu
Jomvu Kuu
Jonyo
Jora
Jorore
Jorore
Josam Investments plots
Josephs
Jouberts
Jumba la Mtwana
Junja
Junju
Junju
Jusa
Jwelu
K.P.A.
Kaagogi
Kaai
Kaalim
Kaani
Kaanwa
Kaanyaga
Kaasya
Kaathene
Kaawani
Kabaa
Kabage
Kabage
Kabalion|Kaboloin
Kabaloamet
Kabare
Kabari
Kabarpesi
Kabartegan
Kabartonjo
Kabaru
Kabati|Kabuku
Kabati
Kabati
Kabatini
Kabazi
Kabebero
Kabeche
Kabete
Kabete
Kabianga
Kabiboni
Kabichbich Chief’s Centre|Kaibibich
Kabiemit
Kabieni
Kabimoi
Kabirirsang
Kabisaga
Kabiyet|Kapivet
Kabluk
Kabochu
Kaboi
Kaboiyo
Kabok
Kabola
Kabondo
Kabonge
Kabongwa
Kaboson
Kabuchai
Kabuguari
Kabuiwa
Kabukara
Kabuku
Kabukyek|Kabokiek
Kabula
Kabula
Kabungut
Kabwastuiyo
Kacheliba|Kuchelebai
Kacheru
Kachiambaki
Kachini
Kachiuru
Kachola
Kacholia
Kacholwo
Kachon
Kadem|Nyandema
Kadem
Kadengi
Kadero
Kadimu
Kadongo
Kadzandani
Kadzeweni
Kadzinuni
Kaembekaesha|Kiembekesha
Kaewa
Kaewa
Kagaa
Kagaa
Kagaari
Kagaga
Kaganda
Kagarii
Kagene|Kaaga
Kagere
Kagicha
Kagilo
Kagima
Kagimba
Kagio-ini
Kagioini
Kagira
Kagododoya|Kakododoga|Kokidodoka
Kagondo
Kagongo
Kagongo
Kagonye
Kagubdu
Kaguku
Kagumo
Kagumo
Kagumo|Kangure
Kagumo
Kagumo
Kagumoine
Kagumoine
Kagumoini
Kagumoini
Kagumoini
Kagundu
Kagundu
Kagunduini
Kagurumo
Kaguthi
Kaguyu
Kagwa
Kagwathi
Kagwe
Kagwe
Kagwongo
Kahaaro|Kahara
Kahaini
Kaharati
Kaharo
Kaharo
Kaharo
Kahawa
Kaheho
Kahiga
Kahigaini
Kahithe
Kahuguini
Kahuhia
Kahuho
Kahuro
Kahuru
Kahuru Settlement
Kahurura
Kahuti
Kahuti
Kaiani
Kaiboi
Kaiga
Kaigat
Kailembwa
Kailer
Kaimba
Kaimosi
Kaimosi
Kaimu
Kaingutu
Kainirai
Kainyunyok|Kaikunyuk
Kairaa
Kairi
Kairi
Kairi Ka Igamba
Kairichi
Kairo
Kairune
Kairuri
Kairuthi
Kaitha
Kaivirya
Kaiyaba
Kajaur
Kajiampau
Kajie|Kajial
Kajimbo
Kajinga
Kajire
Kajiunduthi|Kachiunduthi
Kajulu
Kaka
Kakae
Kakalet|Kakulit
Kakalia
Kakamega
Kakameri
Kakangani
Kakaoni
Kakayuni
Kakdhimu
Kakeani
Kakelo Ringa
Kakem
Kakibei
Kakiimba
Kakimanyi
Kakindu
Kako
Kakomani
Kakoneni
Kakoyi|Kagoi
Kakrao
Kakrigu
Kakujukwol
Kakumuti
Kakungu
Kakunike
Kakunio
Kakuranza
Kakuswi
Kakuyuni
Kakuzi Fibre Lanes
Kalacha
Kalaluwe
Kalama
Kalamba
Kalambya
Kalandini
Kalanga
Kalanya
Kalanzoni
Kalasa
Kalawa|Makinya
Kalawa
Kalema
Kalewa
Kali
Kalia
Kaliene
Kalii
Kalii
Kaliku
Kaliluni
Kalima
Kalimaruk
Kalimbui
Kalimbui
Kalimoni
Kalitini
Kalivini
Kalivu
Kaliwa
Kalkacha
Kalobeyei
Kalobosa
Kalodeke
Kaloka
Kalokol
Kalokol
Kaloleni
Kaloleni
Kalomwai|Kalomwe|Kaloniwai
Kalongo
Kalongoleputh
Kalulini
Kaluluini
Kalundu
Kalungu
Kama
Kamacharia
Kamae
Kamagambo
Kamaguna
Kamahendu
Kamahia|Karinga
Kamahuha
Kamainde
Kamakoiwa|Kamakuywa
Kamale
Kamamut
Kamandura
Kamarabuyon
Kamarandi
Kamarr
Kamasegere
Kamasielo
Kamatanyi
Kamathuri
Kamatu
Kamatungu
Kamayagi
Kambaa
Kambaa
Kambaa
Kambala
Kambara
Kambara
Kambarare
Kambare
Kambi Muru
Kambi ya Munyu
Kambini
Kambiri
Kambirua
Kambiti
Kamboyo
Kambu
Kambuji
Kamburu
Kamburu Bridge
Kambuu
Kame
Kameghen|Kameyen
Kamegwa
Kameichiri
Kameji
Kamimei
Kaminjewet
Kamira|Karrira
Kamirithu
Kamiruru
Kamleza
Kamnunguuawa
Kamobo
Kamogo
Kamoiywo
Kamoko
Kamondo
Kamondo
Kamorow
Kampi Ya Juu
Kampi Ya Njemi
Kampi Ya Sheikh Omar
Kampi ya Bibi
Kampi ya Faro Glade
Kampi ya Kerenzeni|Kampi ya Kerengenzi
Kampi ya Samaki
Kamsait
Kamser
Kamuchege
Kamuchege
Kamuchoni
Kamudi
Kamuga
Kamugeno
Kamugeto
Kamuguga
Kamuiru
Kamukabi
Kamukunji
Kamuloani
Kamulu
Kamulu
Kamunaka
Kamune
Kamungei
Kamungei
Kamungoita
Kamungu
Kamunono
Kamunyaka
Kamunyaka
Kamunyoni
Kamunyuini
Kamusiliu
Kamusinga
Kamusukiet
Kamutei
Kamuthini
Kamuthwa
Kamutiong
Kamutiria
Kamutiu
Kamutongi
Kamutungu
Kamuwongo|Kamu Gwongu
Kamuyu
Kamwangi
Kamwangi
Kamwango
Kamwathu
Kamwaura
Kamwenja
Kamwimbi
Kamwosor
Kamyeberai
Kanam
Kanamai
Kanamkemer
Kanaodon
Kanaru
Kandani
Kandara
Kandare
Kandaria
Kandege
Kandegenye
Kandegwa
Kanderendu
Kandogo
Kandolo
Kandongu
Kanduba
Kandumbu
Kanduti
Kandutura
Kanduyi
Kandwia
Kanga
Kangai
Kangaita
Kangaita
Kangalu
Kangaru
Kangaru
Kangemi
Kangenga
Kangeta
Kangethe
Kangethia
Kango
Kango
Kangocho
Kangonde
Kangonde|Kandongi
Kangondi
Kangondi
Kangoru
Kangoya
Kangungi
Kangunyi
Kangutheni
Kaningo|Mto Kaningo
Kaningo
Kanja
Kanjai
Kanjiru
Kanjonja
Kanjora
Kanjoro
Kanjuki
Kanjuku
Kanoro
Kanunga
Kanunga
Kanusin
Kanwe-Mayi
Kanyaa
Kanyadhiang
Kanyagia Settlement
Kanyakine|Kanyekini
Kanyama
Kanyamedha
Kanyamfwa
Kanyamgoni
Kanyangerang
Kanyango
Kanyanya
Kanyao
Kanyariri
Kanyarkwat
Kanyenyaine|Kanvenyeni|Kanyanyeni
Kanyerus
Kanyibok
Kanyimach
Kanyimbo
Kanyinya
Kanyodera
Kanyokora
Kanyokora
Kanyonga
Kanyongo
Kanyoni
Kanyore
Kanyuambora
Kanyuira
Kanyuot
Kanywee
Kanzalu
Kanzau
Kanziku|Kandziko
Kanzinwa
Kaongo
Kaonyweni
Kapangani
Kaparok
Kapchebelel
Kapchemoiywo
Kapchepkor
Kapcholoi
Kapchomuswo
Kapchorua
Kapchorwa|Kapchorewe
Kapedo|Karpeddo
Kapedo
Kaperepere
Kapitero
Kapiyo
Kapkalelwa
Kapkangani
Kapkateny
Kapkei Centre
Kapkein
Kapkenda
Kapkerer
Kapkesum
Kapkiam
Kapkiam
Kapkimolwa
Kapkisiara
Kapkitony
Kapkitui
Kapkoimur
Kapkong
Kapkoros
Kapkuikui
Kapkuong
Kapkures
Kapkures Primary School
Kapkuto
Kapkwamul
Kapkwen
Kaplago
Kaplelartet|Kapeliertet
Kaplelwo
Kaplong
Kapmaso
Kapnyemisa
Kapok
Kapolet
Kaprachoge
Kapsakwony
Kapsamonget
Kapsaos
Kapsaos
Kapsaos
Kapsarok
Kapsasur
Kapsegut
Kapsegut
Kapsigirio
Kapsimbegwa
Kapsimbiri
Kapsimotwa
Kapsinendet
Kapsisiywa
Kapsiu
Kapsoi
Kapsokisio
Kapsotik
Kapsubere
Kapsuset|Kapsuserr
Kaptagat
Kaptalelia
Kaptama
Kaptanai
Kaptarakwa
Kaptebengwet
Kaptebeswet
Kaptel
Kapteren
Kaptien
Kaptiki
Kaptildil
Kaptim
Kaption
Kaptolomwa
Kaptombes
Kaptorua
Kaptuiya
Kaptum
Kaptumek
Kaptumo
Kapturwo
Kapundore
Kaputir
Karaba
Karaba
Karaba
Karaba
Karaba Special Camp
Karabok
Karabondi
Karadolo
Karagoini Settlement
Karai
Karai Settlement
Karaine
Karaini|Karieni
Karama
Karama Antuamuo
Karamani
Karambari
Karangi
Karangia
Karanja
Karare
Karathing
Karati
Karati Settlement
Karatina
Karatu
Karembu
Karemeno
Karen
Karenge
Karero
Kareti
Kargi
Karia
Karia
Karia
Karia
Karia
Karia
Kariaini
Kariakomo
Kariani
Kariani
Kariara
Kariara|Karuiro
Karichu
Kariguini
Karii
Kariikamburi
Kariko
Kariku
Karima
Karima
Karima
Karima
Karima
Karimamwaro
Karimani
Karindi
Karinga
Karinga
Karinga
Karingaini
Karingare
Kariobangi
Kariobangi North
Kariobangi South
Kariokor
Karirau
Kariru
Kariua
Karoe
Karogoto
Karota
Karota|Nyambambo|Nyobambo
Karua
Karuamgi
Karuari
Karugia
Karugutu
Karumandi
Karumandu
Karumu
Karuna
Karundu
Karunga
Karunga
Karunga
Karunge
Karungu
Karungu
Karungu
Karungwaru
Karura
Karura
Karura
Karura
Karura Kanyungu
Karuri
Karuri
Karuri
Karuru One
Karuru Two
Karurumo
Karurumo
Karuthi
Karweti
Kasachei
Kasafari
Kasagini
Kasaini
Kasala
Kasangu
Kasangu
Kasarani
Kasarani
Kasayani
Kasei
Kasekero
Kasenga
Kasere
Kashani
Kasiango
Kasidi
Kasikeu
Kasikini|Kazakini
Kasiokoni
Kasisit
Kasoiyo
Kasolongo
Kasunguni
Kasurur
Kaswanga
Kasyala
Kasyelia|Kasilia
Katabui
Kataier
Katama
Katangi
Katangini
Katangini
Katangini
Katani
Kataret
Katelembo
Katene
Kathaana
Kathaiya
Kathaka
Kathama
Kathangari
Kathangariri
Kathanjure|Kathungure
Kathare|Kaitheri
Kathari
Katheka
Katheka
Katheka
Katheka-Kai
Kathekani
Kathelwa
Kathenaugi
Kathera
Katheri
Kathi
Kathiani
Kathigagacheru
Kathiini
Kathithine
Kathithyamaa
Kathivo
Kathonzweni
Kathugu
Kathungi
Kathungu
Kathunguri
Katikomor
Katitini
Katitu
Kativan
Katolo
Katoloni
Katothya
Katothya
Katsaka Kairu
Katse
Katulani
Katulani
Katuluni
Katulye
Katumbi
Katundani
Katutu
Katwala
Katwala
Katwana ka Munanda
Katyethoka
Kau
Kaudha
Kaufumbani|Ufumbani
Kaui
Kauma
Kaumoni
Kaunguni
Kauretangthuro|Kauretangathuroi
Kauriong
Kauro
Kauswini
Kauti
Kavaa
Kavaini
Kavalula
Kavata Nzou|Kavata Nzau School
Kavati
Kavati
Kaveta
Kaviani
Kavingasi
Kavingo
Kavisuni
Kavisuni
Kavonge
Kavote|Kabuti
Kavujai
Kavuluni
Kavumbu
Kavumbu
Kavuthu
Kavyongo
Kavyuni
Kawaa
Kawab
Kawala
Kawala
Kawangoi
Kawangware|Kwangwari
Kawanjaro
Kawelu
Kaweru
Kaweru
Kawethei
Kawiru
Kawiti
Kawundi
Kayaba
Kayafungo
Kayafungo
Kayole
Kazialingi
Kazoli
Kea
Kea
Kea
Keaa
Kebabe
Keben
Kebeneti
Kebere
Keberesi
Kebetwa
Kebirichi
Kebulonik
Keburo
Kedai
Kedong|Nkidongi
Kedowa
Kee
Keekorok
Kegaa
Kegati
Kegogi|Kioge
Kegondi
Kegonga
Kegwa
Kegwa Ridge
Kelokelo
Kembu
Kemeloi
Kemera
Kenani
Kendurumu
Kenegut
Kengeleni
Kenguso
Kenplains
Kenya Pipe Line
Kenya Re
Kenyatta
Kenyenjere
Kenyenya
Kenyoro
Kenze
Keongo
Kepass
Kerarapon
Kerebi
Kereita
Kereita
Keria
Kericho
Kerie
Keringet|Kabsege
Keringet
Kerisa
Kerita
Keroncho
Kerongo
Kertunda
Keruri
Kerwa|Kero
Kesa Guru
Kesanguri
Kesengei|Kesekei
Kesok
Kesup|Kessop
Keumbu
Kevanda
Kevoe
Kevote
Kewamoi
Keyo
Khachonge
Khalaba|Khanava
Khalala
Khalumuli
Kharanda
Khasoko
Khaweli
Kholera
Kholokhongo
Khorof Harar
Khwirale
Kiabonyoru
Kiaboore|Riabore
Kiaboroti
Kiabuya
Kiaga
Kiaga
Kiaguthu
Kiaguthu
Kiaguthu
Kiahagu
Kiahera
Kiahiti
Kiahuria
Kiairathe
Kiakanyinga
Kiama
Kiamabara
Kiamaiko
Kiamaina
Kiamara
Kiamariga
Kiamathambo
Kiambaa
Kiambaa
Kiambatha
Kiambere
Kiambere
Kiambu Forest
Kiambururu
Kiambuthia
Kiamere
Kiamiogo|Kioniogo
Kiamokama
Kiamucheru
Kiamunyaka
Kiamurathe
Kiamuri
Kiamuringa
Kiamuthambi
Kiamutugu|Kiamatogo
Kiamuturi
Kiamuya
Kiamwangi
Kiamwathi
Kiamwenja
Kiamwenji
Kiamworia
Kianda
Kiandai
Kiandemi
Kianderi
Kianderi
Kianderi
Kiandiu
Kiandongoro
Kiandu
Kiandumo
Kiangai|God’s Hill
Kiangai
Kiangaie
Kianganda
Kiangararu
Kiangata
Kiangima
Kiangini
Kiango
Kiangochi
Kiangoma
Kiangoma
Kiangose
Kianguanyi|Kiangwenyi
Kiangungi
Kiangunyi
Kiangwe
Kiang’ongo
Kianjai
Kianjanga
Kianjege
Kianjege
Kianjiru
Kianjogu
Kianjogu
Kianjogu
Kianjokoma
Kianjuki
Kianungu
Kiareni
Kiaria|Keiria
Kiaritha|Karisa
Kiaroworia
Kiarukungu
Kiarukungu|Kiarakongo
Kiarutara
Kiathaini
Kiatineni
Kiatuni
Kiawaithanji
Kiawambeu
Kiawambogo
Kiawamurathe
Kiawamururu
Kiawanjugu
Kiawanugu
Kiawarigi
Kibabet
Kibabii
Kibagara
Kibajit
Kibandaongo
Kibanga
Kibanguini
Kibaoni
Kibaoni
Kibaoni
Kibarani
Kibarani
Kibauni
Kibaya
Kibebetiet
Kibeleso
Kibera Estate|Kibera Special Settlement Area
Kibera Kichinjio
Kiberengi
Kibichiku
Kibichoi
Kibichoi
Kibichori
Kibigori
Kibikos
Kibingai
Kibingei
Kibingo
Kibingor
Kibingoti
Kibini
Kibirigwi
Kibirikani
Kibiriraini
Kiblosi
Kibochi
Kibogi
Kibogo
Kiboi
Kibokoni|Kalota
Kibongoi
Kibos
Kibosek
Kiboswa
Kiboywa
Kibugat
Kibugu|Kibogo
Kibuguni
Kibugwa
Kibuk
Kibuka
Kibungu
Kiburu
Kibusu|Kisibu
Kibutha
Kibutio
Kibuu
Kibwareng
Kichakasimba
Kichwa Tembo
Kidaya
Kideri
Kidhanga
Kidimu
Kidomaya
Kidono
Kiduruni
Kidutani
Kidutani|Chidutani|Kiduluni
Kidzumbani
Kidzumu
Kiegoi
Kiegumo
Kiemene
Kienderu
Kieni
Kieni
Kieni
Kiereni
Kieriri
Kifumbu
Kifyonzo
Kigaa
Kigai
Kigala
Kiganjo
Kiganjo
Kigato
Kigio
Kigio
Kigoche
Kigogo-ini
Kigomberu
Kigombo
Kigongo
Kigongo
Kigoro
Kigoto
Kiguambiti
Kigumo
Kigumo
Kigumo
Kigumo
Kiguwa
Kigwaru
Kihara
Kiharu
Kihatha
Kihingo
Kihingo
Kihome
Kihome
Kihora
Kihoya
Kihumbuini
Kihuri
Kihuyo
Kiinu
Kiiru|Kiine
Kijangwani
Kijinitini|Kisingatani|Kisingitini
Kijipwa
Kijiwetanga
Kikambala
Kikawani
Kikelelua
Kikoko
Kikomani
Kikombe
Kikomo
Kikomoa
Kikoneni
Kikongo
Kikoni
Kikoris
Kikumini
Kikumini
Kikumini
Kikumini
Kikuu
Kikuuni
Kikwezani
Kilaguni
Kilala|Kaumoni
Kilala
Kilanga
Kilawa
Kileges|Kiligis
Kilelengwani
Kileleshwa|Kerichwa Kubwa
Kilema
Kilema Dui|Clema Dui
Kilembwa
Kilibasi
Kilibwoni
Kilifi
Kilifi Creek
Kililani
Kilili
Kilili
Kilima Cha Simba
Kilima Kiu
Kilima Mbogo
Kilimangodo
Kilimani
Kilimani Estate
Kilindini
Kilindini|Rienya
Kilingiri
Kilole
Kilome
Kilonzo
Kiluluini|Kathyaka
Kilunguni
Kilweni
Kilyungi
Kima
Kima
Kimaeti
Kimahuri
Kimai
Kimala
Kimalewa
Kimandi
Kimangau
Kimara Maganga|Mbwara Maganga
Kimaren
Kimargis
Kimathi
Kimathi
Kimathi Estate
Kimatuni
Kiminda
Kimingini
Kiminini
Kimirii
Kimnai
Kimnai
Kimngeru
Kimngorom
Kimobo
Kimolwet
Kimondi
Kimondo
Kimose
Kimoso
Kimugui
Kimukungi|Chimukung’i
Kimulot
Kimunye
Kimunyu
Kimutwa
Kimutwa Estate
Kimuu
Kimwarer
Kinako
Kinakoni
Kinane
Kinango
Kinangoni
Kinang’una
Kinarani
Kinari
Kinari
Kinga
Kingatuani
Kingongo
Kingoror
Kinja
Kinondo
Kinoo
Kinoro|Konoto
Kinu
Kinunga
Kinunga
Kinunku
Kinyaata
Kinyach
Kinyach
Kinyadu
Kinyaiti
Kinyambu
Kinyeki
Kinyona
Kinyona
Kinyoro
Kio
Kioge
Kioge
Kiogoro
Kiomiti
Kiomongo
Kionduso
Kiongogi
Kiongoni
Kiongwani
Kiongwe
Kiongwe
Kionyo
Kiorori
Kiou
Kipandeni
Kipao
Kipasi
Kipata
Kipchawat
Kipcherere
Kipendi
Kipipiri
Kipipiri Settlement
Kipipiri Settlement
Kipkabus
Kipkarren
Kipkarren River
Kipkelat
Kipkenyo
Kipkitur
Kipkiyen
Kipkurere
Kipleleo
Kiplelji
Kiplokji
Kiplombe
Kipsain Club
Kipsamoite
Kipsangui
Kipsangui
Kipsaos
Kipsesin
Kipsigak
Kipsimbo
Kipsitet
Kipsoen
Kipsoen
Kipsongo
Kipsonoi
Kipsoramon
Kiptagich
Kiptenden
Kiptenden
Kiptere
Kiptewit
Kiptoim
Kiptoim
Kiptulos
Kiptunga
Kipture
Kipungani|Kibirikani
Kipusi
Kipyembo
Kiranga
Kiranga Makoe
Kirangari
Kiratina
Kirege
Kirenga
Kirere
Kirerema
Kirerwa
Kirewe
Kiri
Kiri Kamacharia
Kiria
Kiria
Kiria
Kiriaini
Kiriangoro|Kiiriongoro
Kiriari
Kirichu
Kiriene
Kirigi
Kirigi
Kirigo
Kirigu
Kiriko
Kiriko
Kiriko
Kiriko
Kiriko
Kirima
Kirima
Kirimaine|Kilimaini
Kirimaini
Kirimamwaro
Kirimbu
Kirimiri
Kirimun
Kirimunge
Kirindini
Kiringa
Kiringa
Kiriri
Kiriri
Kiriri Settlement
Kirirwa|Kererwa
Kiriti
Kiriti
Kiriti
Kiritiri
Kiritu
Kiroe
Kirogine
Kirogo
Kirogo
Kirong’e
Kiru
Kirumbi
Kirunda
Kirundu
Kirungi|Kiruga
Kiruri|Maragwa
Kirurumi
Kirusu
Kirwara
Kisaayani
Kisaghun
Kisanana
Kisasi
Kisauni
Kisegi
Kiseuni
Kiseveni
Kishota
Kisian
Kisiaunet
Kisieni
Kisiki Cha Mzungu
Kisima|Githima
Kisima
Kisima Chande
Kisimani
Kisimani
Kisingo
Kisiriri
Kisiwani
Kisoko
Kisonei
Kisorini
Kisou
Kisovo
Kisukioni
Kisumu East
Kisumu Ndogo
Kisyuni
Kitabayaye|Kitabaye
Kitagwa
Kitaingo
Kitakani
Kitale
Kitamwiki
Kitandi
Kitanga Settlement|Kitanga Estate
Kitangani
Kitangasua
Kitany
Kitege
Kitengani
Kitenkela
Kitere
Kitere
Kiteta
Kiteta
Kithangaini
Kithangani
Kithangathini
Kithatu|Kethato
Kithayoni
Kitheine
Kithembe
Kitheo
Kitheo
Kithethea
Kithiiri
Kithina
Kithinge
Kithirune
Kithju
Kithogoto
Kithoka
Kithumani
Kithumba
Kithumuiani
Kithumula
Kithungo
Kithunguini
Kithunguri
Kithyoko
Kitibu
Kitie
Kitinda
Kitio
Kitiri Settlement
Kitise
Kititu|Gatitu
Kitivo
Kitlery
Kitogo
Kitole
Kitole Eldera
Kitondo
Kitonguni
Kitonyini
Kitonyoni
Kitoo
Kitooni
Kitsantse
Kitueni
Kituiuni
Kitulani
Kituli
Kitulu
Kitumbe
Kitundu
Kitundumo
Kitungi
Kituni
Kituro
Kituru
Kituti
Kituti|Mwangini
Kituti
Kituu
Kitwambembe
Kitweru
Kitwii
Kiu
Kiu
Kiugu|Kianjugu
Kiuii
Kiumba
Kiumbi
Kiunduani
Kiune|Kioni
Kiunga
Kiunyu
Kiunyu
Kiuria
Kiuu
Kiuwani
Kivaa
Kivandini|Kibandi
Kivani
Kivani|Kibaani
Kivi
Kiviogo
Kivira
Kiviu
Kivou
Kivukoni
Kivuleni
Kivumbuni
Kivumuro
Kivunga
Kivuthi
Kivuyu
Kivyuni
Kivyuni
Kiwayu
Kiwegu
Kizibe
Kizurini
Kjliku
Knight’s Corner
Kobila
Kobodo
Kobujoi
Kodera Nyambare
Koderobara
Kodhoch
Kodiaga
Koduch
Kogalo
Kogari
Kogoe
Koguta
Koilot
Koimbi
Koiprak
Koitaburot
Koitasilibwet
Koitilial
Koito
Koituiy|Kaitui
Koiwa
Koiwalelach
Koiya
Kokale
Kokani
Kokeharaka
Kokise
Kokomach
Kokuro
Kokusan
Kokwanyo|Wang’neno
Kokwet
Kola
Kolanya
Kolbio
Koli
Kolitak
Kolowa|Kolloa
Kolweny
Kom
Koma
Koma Rock 1
Koma Rock 2
Koma Rock 3
Kombayoo
Kombe
Kombe
Kombewa
Kombo Kombo
Kombos
Kome
Komolion
Komolorume
Komomange
Komora Gurale
Kondiegi
Kondik
Kondoo
Kone
Kongaita
Kongalo
Kongao
Kongit
Kongo soweto
Kongolai
Kongoli
Kongoni
Kongoni
Kongoro
Kongowea
Konguna
Konguru Kanyarwanda
Konjero se Ekonjero
Konyu
Konyu
Konywere
Konza
Konza Settlement
Kon’gotik
Koprobu
Kora
Korbesa
Koreni
Kori
Koridzhub
Korikabemitik
Kormaet|Karamiat
Korobani
Korobo
Korogocho
Korokora
Korpu|Korrpu Camp
Korr
Korrdi
Korturu
Koru
Kosipirr
Kosirai
Kosovo
Kotetini
Kotich
Kotieno
Kotieno
Kotile
Kotoe
Kotogou
Kotolpo
Kotulo
Kowa Gulecha
Kowe
Kowidi
Kowuor|Owurs
Koyet
Koyo
Koyo
Koyonzo
Kubasari
Kubi Turkana
Kubweye
Kuhora Twana
Kuinet
Kuja|Gucha
Kuku
Kukurna
Kulamawe
Kulelet
Kuleni
Kulesa
Kumb
Kumoni
Kumoni
Kuna
Kunati
Kundi
Kundu
Kune
Kungu
Kunikila
Kurawa
Kures
Kuresoi
Kurgung|Kananut
Kurindo
Kurla
Kurtiange
Kurwitu|Kirwilu|Kuruwetu
Kuryole
Kusa
Kusingizi
Kusitawi
Kusyomuomo
Kuwinda
Kuyua
Kuywa
Kuywa
Kuzini
Kwa
Kwa Bechombo
Kwa Bwana Keri
Kwa Dadu
Kwa Demu
Kwa Gunyo Jogolo
Kwa Jomvu
Kwa Kimweli
Kwa Kitau
Kwa Mboloi
Kwa Mbondo
Kwa Mboya
Kwa Mkamba
Kwa Mukonyo
Kwa Mutula|Mutula
Kwa Ukungu
Kwaisagat
Kwakathule
Kwakavisi
Kwakyumbu
Kwamakuli
Kwamuathe
Kwamutula
Kwandani
Kwandeke
Kwandiku
Kwandoo
Kwangamur
Kwangatuni
Kwangwari
Kwanza
Kwaringoi
Kwasiku
Kwauni
Kwayo
Kweluu
Kwoyo
Kwoyo
Kwoyo
Kyaango
Kyaani
Kyakatoni
Kyakivoa
Kyamatu
Kyamatula
Kyambeke
Kyambusya
Kyambusya
Kyambusya
Kyamue
Kyamunyu
Kyamuthei
Kyandili
Kyandui
Kyanga
Kyangala
Kyangala
Kyanganga
Kyanginywa
Kyangondu
Kyangunga
Kyanzavi
Kyasioni
Kyathani
Kyathani
Kyatune
Kyawango
Kyemundu
Kyeni
Kyeni Kya Kai
Kyethivo
Kyethivo
Kyevaluki
Kyoani
Kyomboni
Kyome
Kyondoni
Kyondoni
Kyooni
Kyowani
Kyua
Kyuasini
Kyulungwa
Kyuluni|Chuluni
Kyuluni
Kyumbe
Kyuna Estate
Kyuso
Kyusyani|Chsyiani
Kyuu
Laboot
Laboret
Labot
Labotiet
Labour Lines
Lafiti
Lagdera
Lailon|Laini
Laini
Laini
Laini Saba
Lairagwan
Lake View
Lake View Estate
Lala
Lalavuto
Lambwe
Lamuria
Landhi
Landhi a Mtoni
Landhies
Landhies
Landhies
Lanet
Langarwa
Langas Estate
Langata Sein
Langi
Lari
Lariak Settlement
Larkhill
Laset|Ilassit
Latakweny
Latika
Lavington Estate
Laza
Lazima
Le
Leeta
Leinguse
Leka
Lekumai
Lekurruki
Lela
Lela
Lela
Lelanthi
Lelboinet
Lelgut
Lelian
Lema
Lemek
Lemisingiyo
Lemook
Lenana
Lenda
Lendepes
Lengesim
Lengima
Lentolia Stud
Lerrap
Leseru
Leshau
Lesirikan
Lesirko Settlement
Lessos
Lessos|Olesos
Liani
Libat
Liboi
Lidambiza
Liera
Lieta
Lieta
Lieta
Ligisa
Liguyani
Lika
Likoli
Likoni
Liliana
Lilloch
Lindi
Lirhanda
Lisana
Livingstone
Livundoni|Livwindoni
Lo Rateng|Loworateng
Loboi
Lodokejek
Lodosoit
Lodungokwe
Loglogo
Logumukum|Logumgum
Loichangamatak|Changamatak
Loichorai
Loima
Loiminange
Loitip
Loitokitok
Loiya
Lokiriama
Lokitanyala
Lokitaung|Lokatiang
Lokone
Lokori
Lokwa Kangole
Lokwamothing
Lokwas
Loldia
Lolimo
Lolkayon
Lolkeringet
Lolkunono
Lolmotonyi
Lolokom
Lolonito
Lolwe
Lomelo
Lomoru Itae|Lomorutuitai
Lomorueseik|Lamueseyuk
Lomut
Lone Tree
Longisa
Longonot
Longonot
Longopito
Long’s Drift
Lonkewan
Loperot
Lopusiki
Loresho
Lorngosua|Lolnguswa
Loruk
Lorukumu
Loruth
Lorwok
Losilale
Lossom
Losuk
Lotongot
Low Tana
Lower Gatara
Lower Kabete
Lower Tana
Loyengalani
Lualeni
Luambwa
Luanat
Luanda
Luanda
Luanda
Luanda
Luanda
Luanda
Luanda Magwar|Lwanda
Luanda Ogalo
Luandeti
Lubao
Lubinu
Lubuni
Luchiuti
Lucky Summer
Luero
Lugare
Lugari
Lugari
Lughena
Lugulu
Lugumek
Lugusi
Lugusi
Lukala
Lukango
Lukhome
Lukongo
Lukore
Lukume
Lukusi
Lukusi
Lumani
Lumino
Lumumba Estate
Lundi
Lungu
Lung’anyiro
Lunza
Luora
Luora
Luora Ayweyo
Lurambi
Lushangonyi
Lusi
Lusien
Lusigeti|Losigetti
Lusigeti
Lusiola
Lusumu
Luswani
Lutacho
Lutaso
Lutsangani
Lutungu
Luuyia
Lwaho
Lwak
Lwala
Lwala
Lwala
Lwanda
Lwanda
Lwanda
Lwero|Lwei
Lweya
Lwombei
Lwunza
Maandani
Mabafweni
Mabanga
Mabasi
Mabatani
Mabatini
Mabimo
Mabokoni
Mabunge
Macalder
Macha
Machakha
Machaku
Machanga
Machege
Machicha
Machumo
Machungulu
Madabogo
Madala
Madaraka
Maderite
Madiany
Mado Yaka|Barata
Madogali
Madoya
Maduduni
Maduma
Madunda
Madungoni
Maelinane
Maeni
Maeta
Mafigani
Mafisini
Mafomba
Magado
Magagani
Magandi|Akothima
Maganjo
Magare
Magare
Magarini
Magemo
Magena
Magenche
Magenka
Magina
Magina
Magodi
Magogoni
Magomano
Magombo
Magongo
Magongo Giribe|Mogongo
Maguguni
Magui
Magumba|Makumbe
Magumu
Magumu
Magundu
Magunga
Magunga
Maguta
Maguti
Magutu
Magutuni
Magwagwa|Maraagwa
Magwar
Magwer
Mahanga
Mahanga|Mabonga
Mahaya
Mahaya
Mahiakato
Mahiga
Mahindu
Mahinga
Mahira
Mahuga
Mahuruni
Mahuzumia
Mai
Mai Mahoro
Maia
Maiani
Maiani
Maikona
Maikuu|Kavyongo
Mailisaba
Mailua
Maina
Mairi
Maisha
Maiyuni
Majaha
Majazini
Majego
Majengo
Majengo
Majengo
Majengo
Majengo
Majengo
Majengo Dololo
Maji Mingi
Maji Moto
Maji Moto|Maji Mata|Maji Ya Moto
Maji ya Chumvi
Maji ya Chumvi|Madzhi ja Chumvi
Maji-Mazuri
Majimboni
Majiwa
Majiwa
Majoreni
Majunguni|Majongoni
Makaani
Makadara
Makairo
Makakoi
Makambani
Makamini
Makandara
Makandune
Makanyanga
Makasadi
Makatelo
Makaveti|Makabete
Makele
Makengekani
Makengesu
Makengi
Makere
Makere Ya Gwano
Makere Ya Gwano
Makhoma
Makhonge
Makhukhuni
Makilwa
Makimenyi
Makina
Makindi
Makinyambu
Makitabu|Mwaluvanga Mkitabu
Makithi
Makobe|Mkomba
Makobeni
Makolongo
Makomango
Makomboki|Makambuki
Makondeni
Makongani
Makongeni
Makongo
Makongo
Maktau|Mwakitau
Makuchi|Makuji
Makueni
Makumbwani
Makunda
Makunga
Makuss|Mugus
Makutano|Mbirikani
Makutano
Makutano
Makutano
Makutano
Makutano
Makuyu
Makuyu|Quenol
Makwa
Makwa
Makwasinyi
Makwenyeni
Malaha
Malaha
Malamba
Malanga
Malanga
Maledi
Malele
Maleli
Malewa
Malewa|Melawa
Malewa|Melawa Pump Station
Malewa
Malewa Settlement
Malibani
Malibati
Maliera
Malindi
Malindi ya Ngwena|Ngwena
Malka Galla
Malkamasa
Malomonye
Malooi|Malodi School
Malunga
Mamba
Mambore
Mambosasa|Momba Sasa
Mambrui
Mamole
Mamuru
Mananja
Mananja
Manda
Mandeni
Mandongoi
Mandui
Mandui
Manga
Manga
Manga Gardens
Mangai
Mangana
Mangauni
Mangawani
Mangawani
Mangelete
Mango
Mangu
Manguo
Maningu
Manjuga
Manoni|Munani
Manooni
Manooni
Manuanda
Manyamanya
Manyata
Manyata
Manyata
Manyatta
Manyatta
Manyatta A
Manyeso
Manywanda
Manza
Manzeni
Maongo
Mapenya
Mapepie
Mapfanga
Mapotea
Mara Ngishu
Maraani
Maraba
Maraba
Maraboi
Marach
Marafa
Marafa
Maragi
Maragi Two
Maragoli
Maragwa
Maranda
Marando
Marani
Marania
Maranjau
Maranthiu
Maranu
Maranyona
Mararani
Mararo
Mararui
Marashoni
Mareira
Marembo
Marenyo
Marera
Marere
Marere|Mrere Head Works
Margasa
Mariaini
Mariaini
Mariango
Mariani
Mariathani
Mariene
Marienga
Marigat
Marige
Marigiza
Marigwa
Marikebuni
Mariki
Marima
Marimari
Marindi
Maringo
Marinyin
Mariwa
Mariwa
Mariwa
Mariwenyi
Markupa
Marmanet
Marmanet Settlement
Marobo
Marongo
Maroni
Maroo
Marsala
Marti
Marti
Marua
Marucha
Marula Munyu
Marumbasi
Marumi
Marurui
Marurumo
Maruvesa
Marwa
Masa
Masaani
Masaba
Masaba
Masaba
Masabubu
Masai
Masai
Masaini
Masaita
Masaku
Masakwe
Masalani Camp
Masana
Masandare
Masara
Maseki
Masengoni
Mashamba
Mashanda
Mashimoni
Mashimoni
Mashundwani|Mashimdwani
Mashuru
Mashuru
Masiketa
Masiketa Simiti
Masimba
Masimbani
Masindu
Masinga
Masogo
Masokani
Mason
Masongaleni
Masongo
Masumba|Musamba
Masumba
Masumba
Masusa
Masyungwa
Mata
Mata Mole
Mataara
Matagadarisha
Mataka|Kavoko
Mataka
Matakari
Matalong
Matandara
Matangi
Matangwe
Matanya
Matapani
Matare
Matathia
Matayo
Mateget
Mateget
Mateka
Matema
Matembur
Matende
Materi
Materi
Matetani
Matete
Matetu
Matha
Mathangauta|Mathaguta
Mathangeini|Matha-geni
Mathare North
Mathare North Area 4
Mathare Valley
Mathareini
Mathari
Mathatani
Matheini|Kinyui|Matungulu
Matheriti
Mathiani
Mathiga
Mathigaine|Mahigaini
Mathingau
Mathiyas
Mathuki
Matiani
Matibo
Matieka
Matiha
Matili
Matiliku|Mataliko
Matindiri Settlement
Matinyani|Kabati
Matioli
Matironi
Matisi
Matithini
Matiti
Matolani
Matolani
Matondoni|Malandoni|Matadoni
Matongo
Matongo
Matsakha
Matsangoni
Matsavini|Mazabini
Matsigulu
Matuga
Matuguta
Matulo
Matumbi
Matundu
Matungu
Matungulu
Matungulu
Matunwa
Maturu
Matutu
Mau Mau
Mau Mau
Mau Summit
Maumba
Maunguja
Mautini
Mauu
Mavia
Mavindu
Mavueni
Mavuria
Mavvye
Mawego
Maweni
Maweni
Maweni
Maweu
Mawingo
Mawingo
Mawingo Settlement
Mawingo Settlement
Mayanja
Mayanja
Maziwa
Maziwa Matatu
Mazola
Mazuni
Mbaara
Mbaga
Mbagara
Mbagathi
Mbaikini
Mbaka
Mbalambala|Bahadale
Mbaoni
Mbarani
Mbari|Mbare ya Mwehia
Mbari Ya Njiru
Mbari-ya-hiti
Mbari-ya-igi
Mbauni
Mbauro
Mbavani
Mbee
Mbegani
Mbeka
Mbeletu
Mbelini
Mbengeleni
Mberelongo
Mbevoni
Mbihi
Mbiini
Mbilini
Mbimbini
Mbiri
Mbiruri
Mbitini
Mbitini
Mbiuni
Mbogei
Mbogoro
Mbombo
Mbondoni
Mbongo
Mbongo
Mbonjuki
Mbooni
Mbooni
Mbora
Mbotela
Mbuani
Mbubori
Mbugani
Mbugiti
Mbugra
Mbugua
Mbuguni
Mbui Nzau
Mbuji
Mbukori
Mbukuni
Mbumbuni
Mburugiti
Mbusyani
Mbuthani
Mbuuni
Mbuvu
Mbuyu Kiwete
Mbuyu-ini
Mbuyuni
Mbuyuni
Mbuyuni
Mbuzia
Mbwaleni
Mbwekas
Mbwinjeru
Mdundonyi
Mdzimure
Mechimeru
Mekulileini
Melangini Settlement|Melangini Farm
Melili
Memba
Memon
Menga
Mengit
Menwe
Menyenya
Mere
Meretha
Meri
Merigi
Merille
Meru National Park
Merueshi|Memerush
Meswo
Metembe
Metkei|Metka
Meto
Mgamboni
Mgambonyi
Mgenge|Mgangi
Mgombezi
Mguya
Miamba Itano
Miambani
Miangeni
Miathene
Miatsani
Michatha
Mida
Midida
Midland Court
Midoina
Miendo
Miereni
Migere
Migoko
Migori
Miguneni|Mienzeni
Miguta
Migwani
Miharati
Mihuti
Mihuu
Miiri
Miirini
Mika
Mikameni
Mikarara
Mikinduni
Mikinduri
Mikuani
Mikuini
Milafyeni
Milalani
Milani
Milimani
Milimani
Milimani East
Milimani West
Milo
Mimosa
Mimosa
Min Aloo
Minao
Minjila
Minyenya
Mioro
Miraga
Miramba
Miranga
Mirarani
Mirieri
Mirihini|Mritini
Mirira
Miriri
Mirithu
Miritini
Miriu
Miriu
Mirogi
Miruka
Mirundu
Miruriiri
Misakwani
Misambi
Misarara
Misaroni
Miseleni
Misemwa
Misesi|Misenzi
Misiba|Ngongogeri
Misikhu
Misikhu
Misimo
Misogwa
Misyani
Mitaboni
Mitamisyi|Mwitamiji
Mitangani
Mitangoni|Mitongonyi
Mitchell’s Post
Mithini
Mithui
Miti Mingi
Miti ya Hunter|Hunters Tree|Kibanta
Mitine
Mitini
Mitiro
Mitsajeni|Misageni
Mitsolokani|Mitsolokanani
Mitubiri
Mitunguni|Mutungini
Mituntu
Mituvu
Miu
Miu
Miu
Miumbo
Miumbuni
Mivukoni|Mebukoni|Muvukuni
Miwani
Miwani
Miyare|Meari
Mizijini
Mjanaheri
Mjini
Mjini
Mjono
Mkambini
Mkameni
Mkangombe
Mkapuwanzee
Mkaumoto
Mkingani
Mkokoni
Mkomani
Mkomaniboi
Mkomba
Mkondo wa Simiti
Mkongani
Mkongani
Mkuluni
Mkungi Settlement
Mkunguni
Mkunumbi|Mkonumbia
Mkuro
Mkwajuni
Mkwajuni/Mkomani
Mkwiro
Mlango Kubwa
Mlegwa
Mlimani
Mmichio
Mnanasini|Mwanachini
Mnarani
Mnazi Moja
Mnazini
Mnyenzeni
Mnyenzeni
Moa
Mochengo
Mochenwa
Modi
Mogobich
Mogoget
Mogogosiek
Mogonjiet
Mogoon
Mogweko
Mohoru|Mehuru|Muhoro
Moi
Moi International Sports Center
Moiben
Moiben
Moilo
Mokomon|Mukumoi
Mokong
Mokubo
Mokwerero
Molo Sirwe|Siriwe Pulloke
Mombasa
Mombasa Road
Mombwo
Mong’oni
Monianku
Morendat
Morhengo
Mori
Morijo
Morijo
Morijo Narok
Morkwijit|Nakwajit
Morobus
Morongiot
Morris
Moruethe
Moseja
Mosiro
Mosiro
Mosobeti
Mosombor
Mosora
Mosoriet
Motagara
Motonto
Moturumesi
Mountain View
Moya
Mpuri
Mragua
Mrangi
Mrima|Hemai
Msabaha
Msanga
Msau
Msuakini
Msumarini
Msurwa
Mt. Elgan
Mtaa
Mtakuja
Mtambo
Mtangatini
Mtata
Mtepeni
Mteza
Mto Panga
Mtondia
Mtongwe
Mtsangatamu
Mtsangatifu
Mtsengo
Mtulu
Mtumwa
Mtungi
Mua Hills Settlement
Muaa
Muaani
Muaani
Muangeni
Muangini
Muatini
Mubungoni|Mbunboni
Mubuura
Mubwokhola
Muchagara|Mshagara
Mucharage
Muchatha
Muchene
Muchi
Muchonoke|Musonoke
Muchungucha|Mushungushu
Mudaa|Mundaha
Mudeti
Mudomo
Mugamani
Mugango
Mugani
Mugeka
Mugere
Mugoiri
Mugomari
Mugome
Mugoya 1
Mugoya 2
Mugoya 3
Mugoya 4
Mugueni
Muguga
Mugumo
Mugumoini
Mugumoini
Mugumoini
Mugunda
Mugundoi
Mugurin
Muhaka
Muhaka Mbavu
Muhanda|Mahanga
Muhanda|Mohanda Arunde
Muhanda
Muhanda
Muhudu
Mui
Muirungi
Muisuni
Muiu
Muiu
Muka Mukuu
Mukaa
Mukaba
Mukanga
Mukangu
Mukangu
Mukangu
Mukarangatine
Mukarara
Mukarara
Mukawa
Mukawa
Mukeo
Mukere
Mukhombe
Mukhonje
Mukhuma
Mukhweya
Mukimwani
Mukinduri
Mukingi
Mukinye
Mukiria
Mukokoa
Mukolombos
Mukomoni
Mukore
Mukui
Mukuiru
Mukulusi
Mukumu
Mukungai
Mukungugu
Mukunguni
Mukuria
Mukuria
Mukuro
Mukuru
Mukuru
Mukuru kwa njenga
Mukurue
Mukuruwe
Mukuruweini
Mukutan|Baringo|Ol Mukutan
Mukuuni
Mukuyuni
Mukuyuni
Mukuyuni
Mukuyuni
Mulaa
Mulaani
Mulala
Mulango
Mulatiwa
Mulemwa
Muliloni
Mulo
Mulola
Mulua Orkondi
Mulumini
Mulunguni
Mulunguni
Mulutu
Mulwanda
Muma
Mumberes
Mumbo
Mumbo
Mumboni
Mumbuni
Mumbuni
Mumbuni
Mumbuni|Mombo|Momboni
Mumela
Mumetet
Mumias
Munami
Munanda
Munathi
Mundeku
Mundere
Mundika
Mundobera
Mundoli
Mundoro
Munga
Mungala
Munganga
Mungaria
Mungatsi
Munge
Munguini
Munguvini
Munithu|Manitho
Munongo
Mununga
Mununga
Mununga
Munyange
Munyange One
Munyange Two
Munyeki
Munyori
Munyu
Muok
Murarandia
Murarandia Two
Muregu
Mureko
Murengeti
Mureria
Murhanda
Murichia
Muriling
Murinduko
Muringari
Muriranjas
Muritu
Muroni|Busia|Nderema
Murrua
Muru-erith|Morueris
Murua Nyangai
Muruaki Settlement
Murubara
Muruguru
Muruka
Murula
Murulen
Mururi
Mururiini
Muruugi
Musa
Musa
Musa Nyandisi
Musaani
Musaga
Musala
Musalala
Musamba
Musanani
Musanda
Musaria
Musengo
Musereita
Museve
Museywa
Musgut
Mushamba
Mushiangubu|Mushangumbo
Musikio
Musikoma
Musingu
Muskut
Musokoto
Musoli
Musoma
Musosya
Musuani
Musudzu
Musukini
Mutamaiyu
Mutanda
Mutanda
Mutarakwa
Mutathiini
Mutati
Mutei
Mutei
Mutembe
Mutembuku
Mutet
Mutha
Muthaiga
Muthaiga North
Muthale
Muthambi
Muthangene
Muthara
Muthembwa
Muthengera
Muthesia
Muthetheni
Muthiga
Muthinga|Gathinga
Muthingiini
Muthira
Muthithi|Ndunyu
Muthua-ini
Muthue
Muthumu
Muthungue
Muthure
Muthurua
Muthurwa
Muthuthiini
Muthwani
Muthwani
Mutiboko
Mutige
Mutiluni
Mutini
Mutini
Mutini
Mutithi
Mutitu
Mutitu|Ndooa
Mutitu
Mutitu
Mutoma
Mutomo
Mutomo
Mutondoni
Mutonga
Mutonguni
Mutsuma
Mutuangombe
Mutuati
Mutugu
Mutuini
Mutukya
Mutulani
Mutuli
Mutulia
Mutulu
Mutundu
Mutunguru
Mutuni
Mutus
Mutuuma
Mutuyu
Mutweambo
Mutwot
Mutyambua
Muuani
Muuathi
Muumandu|Momandu
Muvinge
Muvuko
Muweri
Muyaka
Muyere
Mvindeni
Mvuleni
Mwaani
Mwaasua
Mwabani
Mwabaya Nyundo
Mwabila
Mwabungu
Mwachande
Mwachawaza
Mwachon
Mwaembe
Mwaga
Mwagu
Mwaguda|Magunda
Mwahera
Mwakalanga
Mwakepeku
Mwaketutu
Mwakiki
Mwakinyungu
Mwakirunge|Mwachirunge
Mwakirunge Kuu|Mwachirunge Bomu
Mwakirunge ya Pwani|Mwachirunje ya Pwani
Mwakunde
Mwakwala|Makwara
Mwala
Mwalano
Mwalewa
Mwalikombe
Mwalili
Mwalilo
Mwaluvanga
Mwambathana|Mumbethana
Mwambiri
Mwambirwu
Mwamkuchi
Mwana Mwinga
Mwanamare
Mwananyamala
Mwanathamba
Mwanda
Mwandanga
Mwandeo
Mwandimu
Mwando wa Panya
Mwandoni
Mwandoni
Mwandoni
Mwanga
Mwangala
Mwangarimwe|Mwangareme
Mwangati
Mwangini
Mwangoni
Mwangoris
Mwangulu
Mwanyani
Mwanyora
Mwanza
Mwapala
Mwarakaya
Mwareni
Mwarongo
Mwarungu
Mwathaini
Mwayumbo
Mwazare
Mwazi
Mwe
Mwea
Mweani
Mweani
Mwembeni
Mwembeni Landhi
Mwembula
Mwena
Mwenjera
Mwereni|Marenyi
Mweri
Mweru
Mwewe
Mweza
Mwibale
Mwigito
Mwihila
Mwimuto
Mwimuto
Mwina|Kinakombe
Mwira
Mwirongondu
Mwitika
Mwitoti
Mwitu
Mwituha
Mwiturunkaine
Myabogi|Nyambogi
Myanga
Myanyani
Myondoni
Myoni
Naari
Naaro
Naathu
Nabeiye
Nabkoi
Nabkoi
Naboisho
Nachola
Nachola
Nachu
Nadapal
Nagesa
Naiberi Farm
Naibor Ajijik
Naikuro
Nairobi Dam
Nairobi Hill
Nairobi Industrial Area
Nairobi South ’C’
Nairobi West
Naishi Settlement
Nakalale
Nakhang
Nakinglas
Nakoyonjo Lukhome
Nakuijit
Nakwamurua|Nakwamoru|Nakwamuro
Nalakath
Nalianda
Nalo
Nalondo
Namabusi
Namagara
Namamba
Namangofulo
Namarambi
Namarei
Namawanga
Nambacha
Nambami
Nambani|Mwambani
Nambirima|Nambilimma
Nambuku
Namilama
Namirama
Namorio
Namwacha
Namwela
Namyoso|Namiaso
Nandarasi
Nandarasi Settlement
Nanga
Nanganda
Nangeni
Nangina
Nango
Nanigi East
Nanigi West
Naoiyapua|Loiyapuya
Napara
Napeitom Shops
Napotimoru|Napolimuru|Natapotimoru
Narasha
Narosura
Nasakol
Nasampolai
Nasibu
Nasolot
Natalu
Nathajait
Natira
Natiri Corner
Natwana
Navakholo
Naweyapong
Naya
Nazareth
Ndagani
Ndagene
Ndakaini
Ndakani
Ndakaru|Ndakulu
Ndalani
Ndaluni
Ndambwe
Ndamichoni
Ndanai
Ndani
Ndaragwa|Ildarakwa
Ndaragwa Settlement
Ndarawetta|Ntarakwet
Ndaroini
Ndarugu
Ndathani
Ndathi
Ndau
Ndau
Ndauni
Ndauni
Ndavaya
Ndaysien
Ndegwe
Ndeiya|Kamangu
Ndeiya
Ndenderu
Ndenga
Ndengelwa
Ndengenishi
Ndere
Ndere|Baroseno
Nderi
Nderit
Nderit Drift
Nderu
Ndiaini One
Ndiaini Two
Ndiara
Ndigwa
Ndile
Ndimaini
Ndindika Settlement
Ndindiruku
Ndira
Ndira
Ndiru
Ndiru
Ndisi
Ndithiini
Ndiuini|Ndioni
Ndiune
Ndivisi
Ndiwa
Ndodni
Ndoldol
Ndolo
Ndololo
Ndomba
Ndome
Ndonga
Ndonyo
Ndonyongara
Ndori
Ndori
Ndorobo
Ndoswa
Ndovoini
Ndoyoini
Nduani
Ndugu Mbeni
Nduini
Nduluku
Nduluni
Nduma
Nduma
Ndumbeni
Ndumberi
Ndumbi
Ndumbuini
Ndundu
Ndunduini|Dondueni
Ndundure
Ndune
Ndungali
Ndungu
Ndunyu
Ndunyu
Ndunyu Chege
Ndunyu Mutunyi
Ndurarua
Ndurio
Nduriri
Nduru|Fitina
Nduru
Nduru
Nduru
Nduru
Ndururi
Ndurutu
Ndutumi
Nduu
Nduu
Nduu Ndune|Ndunduune|Ndunduune School
Ndzovuni
Nembu
Nembure
Nenepa
Nenepa
Neokampi
Nerkwet
Nerkwo
Nessuiet
Netima
New El Molo Camp
New Hill
New Loresho
New Mathare
New Muthaiga
New Runda
Ngababa
Ngai
Ngamba
Ngambinyi
Ngambo
Ngamwa
Ngandani
Ngando
Ngandu
Ngandure
Ngangani
Ngangani
Nganja
Ngano
Nganukonharengak
Ngao|Ngau Mission
Ngara
Ngarariga
Ngaru
Ngaru
Ngata
Ngatataek
Ngauwuni
Ngavira
Ngebugoryo|Ngemboguryo
Ngecha
Ngecha
Ngege
Ngegiri
Ngei
Ngei 2
Ngei One
Ngei Two B
Ngejek
Ngelai
Ngelani
Ngelani
Ngembases
Ngemwa
Ngenda
Ngendalel|Ngdalil
Ngenenet
Ngenge
Ngere
Ngere
Ngere
Ngerenya
Ngerenyi
Ngerere
Ngeron
Ngeru
Ngesedai
Ngesumin
Ngeta
Ngethu
Nghonji
Ngiini
Ngiini
Ngiluni
Nginda
Ngindo
Nginduri
Nginyang|Kinyang
Ngiori
Ngiriambu
Ngirine
Ngiya
Ngobit
Ngoche
Ngokoro
Ngoleni
Ngoliba
Ngombani
Ngombeni
Ngomeni
Ngomeni
Ngomwet
Ngonda
Ngongo
Ngonya
Ngorengore
Ngorika Settlement
Ngorika Settlement
Ngoriundito
Ngorome
Ngorongo
Ngosini East
Ngosini West
Ngoto
Ngovio|Nguviu
Ngozini
Ngubereti|Ngubreta
Nguguine|Ngunguini
Nguka
Ngukaimwe
Nguku
Ngulia
Nguluku
Nguluni
Nguluni
Ngummo
Nguna
Ngungi
Ngunguru
Nguni
Nguni
Ngunyumu
Ngunyumu|Ngonyomo
Ngure
Nguriiga Settlement
Ngurueni|Nguruaini|Ngurweini
Nguruman
Nguruweni
Ngutu
Ngutu
Ngutuk-E-Ngiron|Ngotogongoron
Ngutuni|Gutini
Nguumo
Nguuni
Nguuni
Nguuni
Nguvuli
Nguyuine
Ngwaru
Ngwate
Ngwelo
Ngweta
Ng’oino
Nitimaini
Njabini
Njega
Njega|Boma
Njege
Njele
Njibiship
Njigari
Njiku
Njiri
Njiruini
Njonja|Ngonga
Njora
Njoro
Njoroi
Njoya
Nkabune
Nkando
Nkandone
Nkararu
Nkarini
Nkatu
Nkinyanga
Nkojonga
Nkondi
Nkumari
Nkunga
Nkuraru
Nkuriga|Ngoria
Noanyi
Noiwe
Noju
Noki
Nokomon
Nomboroi
Nomin
Noolpopong|Norpopong
Norgalitaba
North Kinangop
North Muguga
North Ruri
Nosuguro
Ntana
Ntaretoi
Ntemwene
Nthagaiya
Nthangani
Nthangath
Nthara
Nthare
Ntharene
Nthia
Nthirani
Nthumbini
Nthwani|Nchimwani
Ntimaru
Ntuka
Ntumburi
Number Ten
Nunguni
Nuu
Nyaani
Nyaani
Nyabassi
Nyabeda
Nyabenge
Nyabera
Nyabera
Nyabera
Nyaberi
Nyabiayo
Nyabikaye|Gomaitira|Gomaitira Nyabikaye
Nyabikongori
Nyabiosi
Nyabiosi
Nyabiosi
Nyabioto
Nyabisawa
Nyabite
Nyabite
Nyabitunwa
Nyabiuta|Nyariuto
Nyabohansi
Nyabondo
Nyabondo
Nyaburu
Nyabururu|Nyabororo
Nyacheki
Nyachenge
Nyachenge
Nyachichi
Nyachogochogo
Nyachururu
Nyadhi
Nyadorera
Nyaga
Nyagacho
Nyagachugu
Nyagatugu
Nyagbongo
Nyageita
Nyagiki
Nyagoko
Nyagoko
Nyagondo
Nyagondo
Nyagowa
Nyaguka
Nyaguku
Nyagunda
Nyaguta
Nyahera
Nyahisia
Nyainagu
Nyairoko Settlement
Nyaituga
Nyajuok
Nyakahuho
Nyakahura
Nyakeiri
Nyakembene
Nyakemincha
Nyakenimo
Nyakeyo
Nyakeyo
Nyakianga
Nyakihai
Nyakoe
Nyakongo
Nyakongo
Nyakora
Nyakorere
Nyakune
Nyakuru
Nyakwadha
Nyakwere
Nyakweri
Nyakweri
Nyalani
Nyalani
Nyalenda
Nyalenda
Nyalenya
Nyali
Nyalilpuch
Nyalkinyi
Nyalsia|Nyosia
Nyalunga
Nyalunya
Nyamache
Nyamagesa
Nyamagwa
Nyamaiya
Nyamakoroto
Nyamakuyu
Nyamamu
Nyamanga
Nyamangara
Nyamarambe
Nyamarimba
Nyamaroka
Nyamasare|Nyamisori
Nyamasaria
Nyamasege
Nyamasibi
Nyamatutu
Nyambaria
Nyambija
Nyamdundo
Nyamesocho
Nyamgore|Nyankore
Nyamila|Ramoya
Nyamindi
Nyamira
Nyamira
Nyamira
Nyamiranga
Nyamninia
Nyamome
Nyamondo
Nyamonye
Nyamosore|Nyamachore
Nyamotambe
Nyamuga
Nyamuga
Nyamusi
Nyandago|Ongoche
Nyandarua|Niandarawa
Nyandiwa
Nyandiwa
Nyanduma
Nyanduong
Nyangao
Nyangati
Nyangera
Nyangera
Nyangeta
Nyangiela
Nyangio
Nyangiti
Nyangoge
Nyangoma
Nyangoma
Nyangonda
Nyangori
Nyangoro
Nyangwa
Nyangwani
Nyangweso|Yangwessa
Nyangweso
Nyangweta
Nyangweta
Nyangwethe
Nyang’ande
Nyang’oma
Nyang’oma
Nyankoba
Nyankororo
Nyanrang
Nyansaga
Nyansara
Nyanturago
Nyanururu Settlement|Nyahururu
Nyanyaa
Nyapiedho
Nyapora
Nyarach
Nyaramba
Nyari
Nyaridi
Nyaroho
Nyarombo
Nyaronge
Nyarongi
Nyaru
Nyaru
Nyasembe
Nyasore
Nyasore
Nyatao
Nyataro
Nyathuna
Nyati
Nyatigo
Nyatindo
Nyatuani
Nyawanga
Nyawara
Nyawita
Nyawita
Nyawita
Nyawita
Nyayo Highrise
Nyenga
Nyhgoma
Nyika
Nyilima
Nyombulu|Nyamburu
Nyong ong’a
Nyota
Nyowita
Nyundo
Nzaikoni
Nzaini
Nzaini
Nzamba
Nzanzeni
Nzawa
Nzeewani
Nzeluni
Nzeveni
Nzewani
Nzewani
Nzinia
Nziu
Nzoia
Nzoia
Nzoia
Nzovuni|Ndsovuni
Nzukini Estate
Nzuuni
Obado
Obaluanda
Obambo
Obando
Obanga
Obange|Obamgo
Obaro
Ober|Mikaye
Obera
Obera
Obila’s Village
Obo
Oboch
Oboke
Obumba
Obware
Obwari
Obwolo
Ochienga
Oda
Odhole
Odiado
Odienya
Odienya
Odienya
Odoganda
Odok
Odowani
Odoyo
Ofafa
Ofthie
Ofwanga
Ogaka
Ogama|Ogomo
Ogande
Ogango
Ogare
Ogilo
Ojola
Ojuok
Ojwade
Okana
Okanowach
Okenge
Okia
Okok
Okota
Okoth
Okumu
Ol Arabei Settlement
Ol Aragwai Settlement
Ol Doinyo Ng’iro
Ol Joro Orok West Settlement
Ol Kalou
Ol Kalou Settlement
Ol Kalou Settlement
Ol Kalou Settlement
Ol Kalou Settlement
Ol Kalou Settlement
Ol Kimanjoi
Ol Kiombo
Ol Mogogo
Ol Morogi
Ol Morogi
Ol Ng’arua
Ol Orian
Ol Orongoti Settlement
Ol Pusimoru
Ol Taffeta
Ol Tukai
Olare
Olawa
Olbutyo
Olchoro
Old Mombasa|Mvita|Old Town
Oldebesi
Oldoinyo Kelo
Oldorko
Olemba
Olentutu
Olepolos
Oleso
Olipesi
Olkejuloosaen
Olkeramatian|Kirimatian
Olkokwe
Olkulului
Olmesutye|Ol Mesuti
Oloika
Oloiserri|Ole Seni
Olokirikura
Olokurto
Olokyin
Ololua
Ololua Ridge
Olombokishi
Oloolaimutia
Oloonkiyieutie
Olooseos
Olooshoibor
Olorropil
Olosho-Oibok
Olosinkiran
Olosodan Entasekera|Entasekera
Oloyiangalani|Ilyagaleni
Olpus Lelual
Oltepesi
Oluso|Nyauu
Olympic
Omando
Ombaka
Ombete
Ombeyi
Omboga
Omoche
Omogumo
Omogwa
Omoya
Omudeke
Omura
Omware
Omwari
Ondiek’s Village
Ongalo
Ongalo
Ongamo Dhoge
Ongata Baragoi
Ongeng
Ongobit
Ongoche|Nyandago
Ongoro
Ong’eche
Onjebie
Onjiko
Onjila
Onjnyo
Onkolde
Onshora
Ontulili
Onya
Onyoki
Onyonka
Onywongo
Opapo
Opiyo
Opoya
Oraimutia Settlement
Orbu
Orchard
Oren
Orengo
Oriang
Oriang
Oriang Manyuanda
Oridi
Oriwo
Orokiet
Orongo
Oropoi
Orper
Oruba
Oruba
Oruga
Orwa
Orwaki
Osani
Osani
Oseni
Osieko
Osodo
Osogo
Osure
Otacho
Otamba
Otange
Otanyore
Otaro
Otati
Othach
Othaya
Othoch Rakuom
Othoche
Othoro
Otiende estate
Otimong
Otinga
Ototo
Ouma’s Village
Outer Ring Road estate
Ovemba
Owimbi
Owiro
Oxbridge
Oyani
Oyani
Ozi|Kiko Koni
Pala
Pala
Pala
Pala
Palakumi
Palmolile
Pandanguo
Pande
Pangani
Pangani
Pangani
Pangani
Pangayambo
Pangu
Pap Godero|Pep Gadera
Pap Onditi
Paponditi
Parila
Park Grange
Park Place
Park View
Parua
Passenga Settlement
Patco
Pate|Patta
Pau Akuche
Paulo
Pekibon
Pemba
Pemwai
Penda Kula
Pendeza
Pendeza
Pengo
Peponi
Perani
Pesi Settlement
Pietwo
Pingilikani
Pioneer
Pirisya
Pith Dero
Pkopoch
Plains View
Poi
Poiywek
Poka
Ponge
Ponge
Pongwe
Poroko
Port Southby
Posa
Potha
Poulton
Ptoyo
Puma
Pumwani
Pumwani
Punda Milima
Pundo Kotuono
Pundo’s Village
Purko
Pyrethrum
Rabai
Rabai
Rabango
Rabondo|Bondo
Rabour
Rabuor
Rabuor
Rabuor Kotieno
Racecourse
Racecouse
Rachar
Rachar
Rae
Raganga
Ragati
Ragati
Ragen
Ragoda
Ragoum|Rakuom
Raguta
Ragwe
Raila
Raiyani
Raje
Rakombe
Rakuom
Rakwaro
Rakwaro
Rakwaro
Ralak
Ralang
Ralingu
Rama
Ramada
Ramada
Ramai
Ramasha
Ramba
Ramba
Ramba
Ramba
Rambara
Rambugi
Rambula
Rambusi
Ramisi
Ramogi
Ramoya
Ramula
Ramula
Ramula
Ranalo|Ranyala
Randani
Ranen
Rangala|Tower
Rangenyo
Rangwe
Ranjira
Ranjira
Ran’gi
Rapedhi
Rapiew
Rapoe
Rapogi
Rapsu
Rarage
Rarait
Rare
Rarieda
Raromombasa
Rasi
Rata
Ratai
Ratang’a
Ratat|Radad
Ratiw
Ratua
Ravine Settlement|Ravine Farm
Rayine Settlement
Real
Realty
Regengni
Regeya
Reketa
Renguti|Karinga
Reru
Reru
Rhamu Dimtu
Rhino Park
Rhoka|Rokas
Rhoka
Riabai
Riachina
Riaitune
Riakanau
Riakiania
Riamoni
Riamukurwe
Riana
Riara
Riat
Ribe
Richmond’s Corner
Ridgeways
Ridgeways Springs
Rigena|Regina
Rigmio
Rigoma
Rikenye
Ringa
Riokindu
Rioma|Nyakongo
Riomoro
Riondonga
Riosiri
Riruta
Riruta Satellite
Riteke
Ritho
Rititi
Riuki
Riverbank
Riverside Park
Roi
Roka
Roka
Roka
Rongo|Nyapalo
Rongo
Rongo
Roo
Roret
Rosoga
Rosslyn
Rotian
Rotian
Rowallan Park
Rowo
Roysambu
Ruai
Ruaka
Ruambiti
Ruanganga
Ruangondu
Ruaraka Estate
Rubia
Rubu
Ruby
Ruchu|Rocho
Rudacha
Rudisha
Ruga
Rugumu
Ruiga
Ruiri
Ruiri
Ruiru
Ruiru
Rukala
Rukanga
Rukanga
Rukanga
Rukanga
Rukenya
Rukeria
Rukira
Rukira
Rukira
Ruku
Rukubi
Rukuriri
Ruma|Oyungu
Rumuruti
Runda
Rungiri
Runguma
Ruo
Rurama
Ruri
Rurie
Rurii
Ruringu
Ruruma
Rurunguti
Ruseya
Rushford
Rutara
Ruthagati
Ruthanji
Ruthimitu
Rutura
Rwalera
Rwamburi Kiugu
Rwambwa
Rwanyambo
Rwanyange
Rwathia
Rwegetha
Ryakalui
Saadani
Sabaki
Sabare
Sabarei
Sabatia
Sabatia
Sabembe
Saberi
Sabor
Sabor
Saboti
Sabugo
Sabugo Settlement
Sabule
Sacho
Sadani
Safarisi
Sagala
Sageri
Sagero
Saidibabo
Saifee Park
Sailoni
Saint Francis
Saint Francis
Saint Marys
Sajiloni
Saka
Sakutiek
Salabani
Samanga
Samba Orinda
Sambul
Samburu
Samicha
Samikaro|Simkara
Samitsi
Samoo
Samsons Corner|Samsons Kona
Samuli
Sandai
Sangalo
Sangla
Sango
Sangoburu
Sangoleaku
Sangoro
Sangorota
Sangurur
Sangwal
Sang’alo
Saniak
Santack
Saos
Saradidi
Saradindi
Saranga|Sarunza
Sarbuye
Sardho
Sare
Sarif
Sarim
Sarmach
Sasak
Saseta
Sasumua
Sasumua
Sasuri
Satiet
Sauti
Savannah
Saye
Sebit
Secho
Segemik
Segere
Segor
Seka
Seka
Sekele
Sekutiet
Sela Mbaha
Selengei|Salengai
Sena
Senende
Senetwet
Sengani
Sengera
Senghalo
Sensi
Sera
Serengoni
Seretunin
Serewa
Serewa
Sergoit
Sergoit
Sergoit Downs
Sericho
Serkonghun
Sero
Serolevi
Sesia
Seyabei
Sgonyo
Shabaltaragwa
Shabwali
Shakadulo
Shakani
Shamakhokho
Shamaloko
Shamata Settlement
Shamberere
Shambini
Shambweni
Shamenei
Shamenek
Shamon
Shamusingiri
Shanabonga
Shanderema
Shanga
Shanzu
Shartuka
Shauri Moyo
Shauri Moyo
Shauri Moyo
Sheikh bin Dam
Shela
Shelemba
Shiagugu
Shiamololi
Shiatsala
Shibuli
Shibuyi
Shidodo
Shiduha
Shigaro
Shigokho
Shikomari
Shikondi
Shikoti
Shikunga
Shikunga
Shikusa
Shikutse
Shimanzi
Shimba Hills
Shimo la Tewa
Shinaka
Shinoyi
Shinyalu
Shinyikha
Shiongo
Shipala
Shiraha
Shirazi
Shirikisho
Shirikisho
Shirotsa
Shirotsa
Shirugu
Shirutsa|Eshinutsa
Shiseso
Shitaho
Shitoli
Shitoto
Shitsitswi
Shivakala
Shiveye
Shompole|Alangarua|Olengarua
Shompole
Shumanyiro
Siamufua
Sianda
Siani
Siapei
Sibala
Sibembe|Eshibembe
Sibembe
Sibillo
Sibinga
Sibur
Sichei
Sidikho
Sidikho
Sidindi
Sidok
Sifuyu
Sigalagala
Siger
Sigio
Sigoit
Sigomere
Sigor
Sigor|Sigoor Camp
Sigoro
Sigoti
Sikoma
Sikusi
Sikutek
Silaloni
Silanga
Silanga Settlement
Silibwet
Silibwet Settlement
Silibwet Settlement
Simambaya|Sendeni
Simandaro
Simba
Simbara Settlement
Simbi
Simbi
Simisi
Simotwa
Simuli
Sinaga
Sinaga
Singaronik
Singore
Singoronik
Sino
Sino Kagola
Sinoia
Sinonin
Sintagara
Sinyanya
Sinyerere
Sinyolo
Sio Port
Siongiroi
Sipala
Sirata Oirobi
Sirende
Siriba
Sirikwa
Sirisia
Sirisia
Siritany|Seritanyi
Sironga
Sirono
Sirwa
Sisenye
Sisokhe
Sitaman
Sitotwet
Sivilie
Sivilie
Siwaka
Siwo
Siwot
Siyu
Skwata
Soimining
Sojoi
Soklo
Sokoke
Sokoke
Solai
Solai
Solian
Soliat
Solio
Solyo
Solyot
Somali Village
Somali Village
Sombe|Zombi
Songa
Songeni
Songhor
Songi
Songoliet
Songoni|Songor
Sorget
Sosiani
Sosiot
Sosit
Sosoni
Sosoni
Sota
Sotik
South Horr|Horr Kusini
South Kinangop Settlement
South Kinangop Settlement
South Muguga
South ’B’
South ’C’
Southend
Southlands Park
Soweto East
Soweto West
Soy
Soyet
Spring Valley Estate
St. Austin’s
Starehe
Stesheni
Steward
Suba Kuria
Subuko
Sukuta Lol Marmar
Sukyangwa
Sumai
Sumat
Suna
Sungululu
Sunny Brook
Sunrise
Sunview
Surungai
Suse
Swahill Settlement
Swuari
Syailungu
Syanthi
Syengoni
Syolima
Syomikuku
Syomuunyu
Syongila
Syoviliwa
Syumbungu
Syumile
Syunguni
Tabare
Tabata
Tagache
Taito
Takwa Milinga|Milinga|Tekwa Ruins
Talai
Talau
Talek
Talel
Talio
Taloa
Tamanak
Tambach
Tambaya
Tambaza|Ufira
Tamkal
Tamu
Tana
Tana Power Station
Tandamara
Tandare
Tande
Tangaratwet
Tangul
Tangulbei|Tangulbwe
Tapgurgurwe
Tapsagoi
Tar
Taragai|Tharaga
Tarakwa
Taramuka
Taranganya
Tarasaa
Tartar Mission
Taru
Tausa
Tawa
Tayari
Tebeson
Tebesonik
Tegat
Tegat
Telanet
Teldet
Teleswan
Tembukuni
Tena
Tenden
Tendere
Tenges
Tenwek|Tehwik
Terekondi
Teremi
Teremi
Teresi
Teressia
Terige
Teso
Tetu
Tezo
Tezo Roka Settlement Scheme
Thaara
Thagare
Thaie|Marania
Thaita
Thakwa
Thamara|Samara
Thambana
Thananga
Thangata
Thangathe
Thange
Thange
Thangi
Thanju
Thanu
Tharaka
Tharaka
Thatha
Thatha
Thathi
Thavu
Thayu
The Kopie
Theera
Thembigwa
Thengeini
Theri
Thessalia
Thiba
Thigio
Thiguku
Thika Valley
Thimbigua|Thembigwa
Thimjope|Thinyope
Thimlich
Thimu
Thinu
Thinyaine
Thirikwa
Thitani
Thiu
Thiunguni
Thogoto
Thokoa
Thomeandu
Thompson Estate
Thomson
Three A
Three B
Three C
Thuchi
Thuita
Thuita
Thuita
Thuita
Thuita
Thumaita
Thumbereria
Thunguma
Thunguri
Thunguri
Thunguri
Thungururu
Thunguthu
Thur Gem
Thurdibuoro
Thuthi
Thuthuriki
Thuura
Thuuri
Thuva
Thwake
Tiekunu
Tieng’re
Tigania
Tigoni
Tiira
Til Tila
Tiloi
Tilolwa
Timau Settlement
Timbila
Timboiwo
Timsales Timboroa
Tindini
Tindinyo
Tinet
Tinga
Tingolo
Tingwani
Tiribe
Tirikwo
Tirimionin
Tiriondonin
Titila
Tiva
Tiwi
Tobolwa
Todo
Toi
Toibetia
Toiyabet
Tokitok
Tokocho|Tokajo
Toloso
Toloso
Tombe
Tonga
Tonye
Torikoi
Torit
Toritu
Torongo
Toror
Torosei
Toroveni
Tot
Township
Treffos
Trenchs Top Camp
Tsangalaweni
Tsangatsini
Tsavo
Tsavo T.C.
Tseikuru
Tserezani
Tsunguni
Tudor
Tugunon
Tukeli
Tula
Tulaga|Tulasha
Tulia
Tuloi
Tulon
Tulot
Tulu
Tuluongoi
Tulwet
Tumaini
Tumeiyo|Tumeya
Tumeya
Tumoi
Tumu Tumu
Tundu
Tungu
Tuni|Funi Dela
Tunne
Tunyai
Tuoloni
Tura
Turasha
Turasha Ridge Settlement
Turasha Ridge Settlement|Turasha Settlement
Turbi
Turi
Tusha
Tuthu|Karuris|Tuso
Tututha
Tuum
Tuuru
Tuuru|Toro
Twaandu
Twedies
Twimawe|Tumawela
Twin Rivers Estate
Uaani
Uaani
Uamaini
Uaso Nyaro Settlement
Uaso Nyiro Settlement
Ucweni
Ugachiku
Ugari
Ugwe
Uholo
Uhuru
Uhuru 2
Uhuru Estate
Uhuru Gardens
Uitsig
Ujwanga|Ojwang’|Ujuang
Ukinga
Ukiru
Ukula|Wakula
Ukwala
Ukwaram
Ulanda
Ulawi
Uloma
Ulro
Ulu
Ulu Settlement
Uludu
Ulumbi
Umala
Umande
Umbui
Umoja
Umoja
Umoja 1
Umoja 2
Unga
Unjiru
Unjiru
Unkuno
Unkuria
Uplands
Upper Gilgil Settlement|Gilgil West Settlement
Upper Hill Estate
Upper Parklands Estate|Parklands
Upper Thingithu Lodge
Uranga
Uranga
Uremia|Eburemia
Uriri
Uriri
Urumathi
Usao
Ushingo
Usiani
Usigu|Wusengi
Usingo
Usire
Usueni
Utaati
Utajo
Utange
Utangwa
Uthiru
Utithi
Utithini
Utuneni
Uvaani
Uvete
Uvete
Uwai
Uyawi
Uyoma
Uyombo
Vaji
Vanga
Viangwani
Vidungeni
Vifanjoni
Vigina
Vigurungani
Vihiga
Vihiga
Vihiga
Vihiga Town
Vikinduni
Viljoin
Villa Franca
Village One
Village Two
Vinagoni
Vingujini
Vinuni
Vitengeni
Vitsangalaweni|Kichangalaweni
Vivini
Viyalo
Voo|Mzembe
Vuga
Vulueni
Vumoni|Mivumoni
Vyulia
Waa
Wabuga
Wachakone
Wachara
Wagai
Wagai
Wagusu
Waguthu
Wagwe
Wagwer
Wahenya
Waiga
Waita
Waithaka
Wakaela
Wakiminda
Wakorr
Wakula|Ukula
Walanga
Walu
Wamachatha
Wamagana
Wambara
Wambiti
Wamgong
Wamitaa
Wamono
Wamumu
Wamutitu
Wamwangi
Wamwathi
Wandimi
Wandore
Wandumbi
Wangai
Wangajo|Waganjo
Wangapala
Wangarot
Wange
Wango
Wangoma
Wangoya
Wangulu
Wang’anga
Wang’apala
Wanjengi
Wanjereri
Wanjii
Wanjohi
Wanjohi Settlement
Wanyaga
Wanyaga
Wanyama
Wanzauni
Wanzua
Waondo
War Dirsame
Warable
Waragalla
Waratho
Waraza Settlement
Warazo
Waresa
Waringa
Wariva
Wasamo
Wasini
Wasis
Watara
Waterer
Wath Ong’er
Watheka
Wathini
Wathorego
Wattle
Watuka Settlement
Waunifor
Wautu
Waware
Wayaga
Wayaga
Wayu
Wayu
Wayu Boro
Weithaga
Welaluit Dardesa|Dardesa
Wema
Wemilabi
Wengondo
Wenje
Weno
Wera
Weru
Weru Settlement
Weruga
Westlands
Wesu
Wesungi
Wetaa
Wetima One
Wetima Two
Wi-Obiero
Wiga
Wikililye
Wikondiek
Wikoten’g
Windhock
Windmill
Wingani
Winzee
Wishipon
Wispers
Withur
Wmingo
Woldena|Kakya
Wongonyi
Woodley
Woodley Estate
Wumari|Omari
Wumingu
Wusi
Yaganek|Yangani
Yago
Yaka
Yale
Yalusi
Yamalwa
Yamogo
Yamugwe
Yamwanze
Yandue
Yathui
Yatta
Yatta
Yatwa
Yatya
Yava
Yedi
Yerei
Yimbo|Kadimu
Yimbo East
Yogo
Yoonye
Yuku
Yula Mbu
Yumbisye
Yururu
Zacharia
Zaikone
Zaina|Thaina
Zare
Zimmerman
Ziwani
Ziwani
Ziwani Camp`,
    spots: 'VShllC5XZzKBAOgIuKSC4YuEpbDEaISYSCEaRg2eCCYjA0KB6YwKudB2XO6o5CGFsWE5AlU6ctXCTDTol7AXTUq6KC0YZJpTB9YJdM7B9ZhXjnB2VW3aZB5WL43bB6bOs8bB9Y2pDZDBTfznpCjTQbiqCjTP5g6CpWiEXgDSbwiYDCQT7CmICzq3-ddA-VNHDlB-aAOieCHZqzoaB4VLTnvB4aLroACGXA6zLCNi9pUqBsTNrAFCnVBygDCqU9hk0CYZrBAzB6dwAFbBzm8Q25ChWR8EBCGYVpnTCEYJ4PoB3YMHJrCbk9bmiCGYjcDCB0V-a-3CDZkjfvBzaV1TsANcHXsYDHYYhHbCTZg1stB2dQFHOB1ZuhN5B4d_l5AB4jflfVBWfQvyACgc2JasCkbfdUHB-YsDplDKTML_LCmLxhPTByXCNGkD6ZkjerBzjWlW9CUdfq1eBzV9_8rCAVDPvfB5bYnF_CfdpAMpCCchdWtC8MnbjzACYHjMUCLYY8VeCXYlBx1B5XqLFICGdVEH8B3VYxf9BzVF5x6CYbNXZvDGTegosC7TomPkCwYA-ZfCMlVS3vBNZywszB3pEHcnBAZmCw2CIdJL-FB3ViviCBzeVB39DNs6oQzBNPu6jmABbRnDFCMb_UbWCsbrmCNCZbzSgEB_bK41SCUbpo4xB7YI0xkChZf4boB5WKTKKCGdiUjsCNYY1j8CYYqwjTB3t_DVoAoIhstIAGZW3knBzaxWDjDjU3eq9CUqlHd4AqTlbVvCiTmmAcChTlo6sCiTmEEZCiMomOrABZbHdIBzPvjKwADkYqHlBfbnh6yDLZf_TZB2PyhsxACdiNwHB4PJ4soASYrFCUCFXFldWCQb_mptDaYM2tvCgdar4uB6N_h0uBKbecbcCfaJQyeCkbsOx4CLcNUWlCdTQiTRCkZNcBuB0Z_suZB7X1acuB7lUjKPCbXh5d3B2W_ikrCLTSBOeCyWdmsTCQZb3EVB0TqhJlCgSUtTeDDXw-hwDhC-2hIAaSoK8dAITZBPjCqZuHcODaPCe_HACTuzIOAJWyL4_DEm11MdB1SZo9rALEa6CSADEfCv9ADdSyefAsS9qFvC0FovxGAPHUmHGAdUyYnFB-D4paTAaZ3IRJCwauQjKCsE4R_0AFaTiFoCPabKSVB3ahNO8B4E1UEOADYTi3rEXaqilYCLEzFiYADGvRTWAGJ0hanAFiJ0tKAoagW-nB_PM-oJADJX4wsAMXeU_wCKXv0xKCuVW5jGC5aqb97CTaILuICJZ0j5uB-h6HG-B2ZshFXDndnbthCBfI_yDCjNzvZZCQeSYbaDJT_aKHCqeeJukCRS9tuqAEFAw8SASI54IGAEVP5anD_Q_1NiAFVW5jGC5P364EAFAvJ4oACYf2UeDzdWwxJB5cYUhQCVEsgoMAITN_XfCmZOhU6EHGY_raAZUjksRCbZ4S_sDZTdlBCCzTdrzSCxOZ2wfADUg6tuDsKn2UtAMcZX9nDdXOIkBAPOPWx-ADgUfjvC9dfQ09B_amxHZBiXnqBAC-WYn8lDGQvRm-AHTTFGHCyeavilCSd5uxJANWo9FoC6QPXTOAEYhG_pCdEibsbASWR8ZIDSdA6k3B6V_fVGDGWrf7fCjXBxKdCcURaGBCRZrVjjB2WGfSlCxWqO8ADLXOLuIDIdp5zTA_ebzijCcS8bSKAIXeyIjAOK8f5gCDW0OlwB2cXzPLC1ckhySC1c-0v_DEJhb3eAEB28-EADDDMoiASFHcpNAIIKJu1APcUFqAC3TIQzsC0VyO6ACsXZogIDKaBm4jB9Rm2JnAGS4zNNBAV-oizB6UbewbCPVFGOJB6WQlhMEFWRyyAANVuNMODIC1NEJAGadgLjCWXrBiKCvXmdr2CsOXNoMACYnlPKDIJbtLZAIa8_e7B9bl8rXChWSlDYC9CyILvARJ9o8qAXapKryCcWpg3fCRUUgqaDdc6CeXDuZpWD7EGPTi6rAEpbYBFA6Q0DI6AFZ2uYfCrY_O4PC9byO1vCNcHwk7CGcC_UfCQeq3_oDmbTsXFCccgXIaCFNLK4fABc-RUNCPKJ1hJALcRnlRB_bKCICB0a9u06B0b5Ot8CDd5IJmCWdAEUUB8cbzpLCibxYL_B9eUD7XCMa_HAhB0b1acwCOK7rmVARdb2-wCSbu8hOCXdgTu_B_bvy5cCbcEJ0eCFTIr4WC-cjOowCVbJ7TsB1f1CpqAigDQIfAhc7MXLCLcaCe8BzdFRMCCKamZtyB2PFOLvAPakR5cBzbrIAFCDcMUNKCCbRXF_CiXkPI0CtcgJbNB9cWE77CMa4UraBzp6yJRAya4Un8BzZUit-B0XShvfDKYmn5rB_FQ-m6A6a8_x5CbXl7pTCbZuoQpB0q_aB0AyHLrAxBjJLKcWAGSO7o1AIFKF3yAdDDuu7AabqmTKCUbK5jyD-lYDFWCnaG8TKC6cJ4HoCAt78iEBqTfEH4CiTcM3wCjTZIC_CkTYfU-CjTXUqoCjDr60gAgelqqrCnciRkTCZE9yeBAgaqbiFBzbFeVwB0dOEuvCdqLVOCBKTuaZ2CabJTQUCocd0e5CXcYTQhCEdLNHICAWPtsKCoBbe1TAIEsgoMAIci59QB8aZQfmCYVAYxmCWYV3YGCIYXq4oCUdfd1vCqY2pXsEST8A-jCoTK6gvCpTj8UxCjc-FKtDIJOPDQAMdYxq2B3IPHHzBYbUiq3CcSFYruAJekSSjCRVkjPlCbMqgYDACR6Cl9AHYyguKEQEU94uAHemnolCOE2lX_ARX7zi1C_X_F_TCzIn9Q_ACcHI5XCTal4PSCkHSWn_CUdmdu0CXW3z-sD3Xi3P-DOfamMgDxbykRECefOMGVDvY5MAVDFXGVefDIdVgZtDcW5gPRDKaVqCDCKW9NunC_hdQBEBwdDRGRBzdDzEfCNWDofxDMXi956C4cIuhtEBWZDXEC_WjVtiDBW1eNqC1XUHuRC_fuvp0DVeFiRPCXXM6mjD6iYNS8Cfep6L0Cid-N3lCZVLG0MC3lvKxsCocz-9mCYXMD59DAdQuZ1CdVs2hCC9UtpZ1CkfFfozBzdOmoQCdYOJ7UDDXhe75C_eFUq2CYfCuVSDeeVVR4CRXoRU6C9YLsItC1WFHmpDbaP01kB-abs_0CNRxHGmA2XZUWVDBZ670YB8jctxVCGb7ClEDKdHgHbDBaoBA8CgboKdbC-XJ1bcDFejP7DBzbK5UhDNXzng0C1e6IqBCpb1UIZDIcP0xuCiaXWpeCHbGBgODucaAfUDPZUcKRCMdBW3YEKFOqIkALekm0_ChhubLfCvc4VpvDKasCIXC1Yb6h3Cwfcgq6BzcPugYERdY5cXDea22eBDIcdnhCDnhbBKtEAikuMyCXcmvSSEEX_60_C1dZATjDtcmANWBnfB37sCWf7Xf7BwbQuc2CzacICiC2bWqw-DHfcuBsBsW8QnoC9ct9PsBmc1egvDbXRyznD5l0ePbBTY8XrrDqZcLpCCGbj0I6CtXGwvDDakK2KOCAjtJ3xDucRvInDSYhpIqDEbz77bDPkwfy9BQdaDvyDWdLNtyDJcXrXzDefuAPiDwYV3yHDBX2X48C0izCaMCnjXae9DHckgVIDPbU-13CMYdid5CHf8GsJDBgnlXEC-bmkypDIYnr-cC5Y3fUtC_YBvqcCzY4wmbB9fIql5CwhotA4BuijqQBCJgcWT1Bre8CscCiW2o9LDFfG4NuBcWopH3DLhuHKhBngZfBSDUgvOa7BtSlM67AIUByBcAJYM_pGCMZJ7jLB5Wu7PAB0UKVEMDilUcVrClYXRgtC1TXdwVAOZ9sEVB1dcR31CBc5ShICldHZMOCkTe0tICnXVhbrC3Brmt-ACY-NF1BOTebV_CuV2efaDSb-OG9ChO0kqsANPKhcdARVwOCnDGn6cjgBrH9ny2CKNRvupACPjvHQB5Vn3fCDAfXFl0DVFoo8zAUcta59EVa4r_UCjW2c2jCkBAcJUAEHObtFBmaTG5DCLPCKm-ACVrH5FCFTykzIDGeyanVCwelPhmCjLx2F-DEYIHmOBRf4FEQDbao_ntBtTZwr0CyTNdZECuT20XnCwdnvq7DgYJsMHDhTVGJYCjB_phaADN3EpLACgMVCQC-d1jMfCaTpI0NCxR01jwAUrkuSHA9HpeKmDZes2dKALdelpeAKPAjc7ARI75FoAFTc1cKC-TVn-UC1J5FIiARLtGF-AWNZ6F_ADr9xtdApGHSGPAdTfzunCaTkXgBCgTpdR1Ceta3naBON7UBbADRY3cuACZDzAXEKW8eO_C_YEfFlEKaQqzTCIMOYBMBQN3LZwACY8sjMC6bEGBTBzWABDCCSaGg0xDaHds2tBwa-zNZCaEDQDJAaPI0y_ASG7xu0AfVW3pkCTC6uAeADC4tEqACOHZYJAPHlx2PANNJ5ceABanCscCEgAoa4ALXeb6ICIUb_KEAJDIZOwAUbEvXXCkfbfyrAVYE6LAD-F4cVMAMgTipHC_YRTwgCWW6-s0CKQBQ5mAEYJI6JCGiBwR5BOFQ-9NAeKc0dNAMcrUc-C3ZaEweEOEsZfoAYTWKBDCkTm6XlCiYjqbfEGWKaO7CTbJZxbCSUWJQYALwl6zuBFP7UjPADHytvFARDytbEAZOBW4yADD9oXmAgY8KyoEHHPt-sAWGiVMoAJEsZwbASBYZ9jAJRH_GcAGNQcToBTBJPeRAFKppxnAOYFUycCgXi3zYD_TXUpoClTevvNCralc_qCPbIBlRCRbA0GlCXa7FkfCRbYCdJCVXOFuaDSXUc-fDCakmvdCbaj9-JCQa9UHECTawDyoCaOIkY3ADYdn1ODic64gDDGbGVA3CTVJ3OnBzT4nrDDGXlneGC4nTxBFAyZ-cicCtdzqn-AlRTpSlARUEcXWAJQEY3mCNdX1fHDPc6ybNBmdTLANDpVcs8MCSNyKSaBmg31SwB7Xz15HC4pw4rtAocah9HCGbUAuDCbcWFC9CWaisjOCUa9ohsCdbVz_xCTR_34KAHTRfZYCjTS3ofCjZE-fuELXipu8DWbnh7pDRV-AVGDAShVs7BubTEikCfaoh06CTaj3Q_CjN1VaxCBPL9x6A-c8Dj0B9bvDVKCSat1PMCeb3bd6CObeuGRCYXlcDaBwX5KYkCKWvceUDaY8sVTDyY4QGWDsTQqaZAyREyYDAogedaqC9V4mUAC-W-LgrEZR0m1aBeWuYIUERM_kLOCFPSVhoCmQcQrVCPP1chRCAPGJauCCMhV2oCCPpkAECwPeUpiCVKfOwjCGPLxNVCAVoR8lEHQ6E3RAoQWG6FCjV1_SwBIRD7mjBZVeGRlDkUdg84DFXfCgBCebXFfGCdVhtjHDRXRQNCCnbBB3-CqamosKCvWvG3DC9U72okDjb5-ZDCNbe7pyCXbdxC0CXbiboXCXcD1n1CPb5O2VCNbiAgrCWCIqT6AGa3DrUCabAmlLCaa4piPCbbI39ICYOjPhDBGRpjnhBdcRaYLCVViHL_CiVbIBMDKTwj9gCqUJJsvC6S2BKrB5W6yuhD4UKX0aAKBkLmbADRVxdTAGVL4EuB9YWE3UB0TNCMOC4TQpF-CkbCvAxESH35SnB1tMd0aAsTNWocCoTSBOsCwZYeMoCdTjMzqCjTiPuGCjESGr9AETL-aVCnKU-YxAGKfr5AAEKRlPCADTQpBcCoBOOsBACMzn_3ACX2FGAC0RBusXAGRgDpaAIW0-dQBZVXiL0DXVw4dzCvWbZ_BDmXDz5-DRWpaCqCjWZm2uCJXA88VB8XylFfC4VgwssDNab2BOBmTyrqYCyVJ2ptDOYMCE2CrXebn5CtWMqttCmWPbJuCwVDs92DZXE4UxB2VQ9gtCrYMI4oCzXonPZCrWls5nBwZvTgHBIaWOeQBJWjeSgBwbHiRUB_ftTPWAhZNN8AB4XJ-pCBcVmLDICdXkQ37CpYS0iIDDWdoxHCIU_W1lCsacKWMBveR8DuB_YE0YTDnVkXnwCmWcA-vCeWvPVrChUh39ACxVhnA4DHW1f0nCQWLm8cCKW4CxhCOltecOBQVot5qCpXXpejCDZrRkMBNXMuIAC1YHsDZCpZaTcoCfVwP1rCWWL7HeDIW7AupCWXjT5uCjYNhiLCPbEGBTBzF8XYKAVNm2LQACCgazKADcK1yCCgNcj6aACV2J0ACMXoKM5CjageJ0CaIvYUIAGCzE_iAREKrZ8AWXEq5wByG8GbDASE6FYxAHPRakqASHJCjxALJN63DAFcox6KBqTwj_JCkhHgplDsR1YDZAJrcUHEAvWrSTZCSpG_8ZCqV6NloDYU_Ws6DQVUrGcCoWjd6MClWc5DbDSZQUt_D8Wd81MECY0HAiD6WXYkNBxVHT3pCxVtzlIC-YSL0sDEUwFe9CrUrNS9CjUda2nDDWXsg1DFXqM87CpYHr7lC5X7zxlCvT-j1QCvUm22mDkVLqMoCkUfpZTC9UiFfNDFXMuEVDFXnBWgCjTyeLxChU5arYDAXLqKJDUWKpyfCjWd2SeCeYPbWlDATyQefC5WF_MBCVWsl-TByUzlWJDMWjd9qCkVN4imDaWXD4WCmU2jbiC9TyrlLDHU_WwYC_U9-iGC9VIXoGDOXAa4qCfXkXlYDHZIeG-EEZPLVHA9XebmKCwXzAMFDSYHr8dDDTtD2dDOWNg38DeUpFiXCpaiGT8CsUHd05DiXebsPCTXSqXOCNXSqYFCLU9IQrC4VgO9UCfX-kE0CxYHXZACuU4ka0CyY2w2MDwT7YH1DIXqM7MCvXkQ2MC8VE-m3CiWL7L0CxYBv-ZCiX8VcGDcU3MQrCkU6RD7CqWWUbFCNXYfb9DBXnjY2CoX2FfyCaZ9hEgA9YPG51CsVkyo6DCZjADPB5VvgJ5DBXhgcDCxWOXXpCZYBvkXDiXwCVoCtXWzKGCBWgmrVCpXkRDNCWXfzwuC8U5amLDeYHr9UC_TPys6CvbEhzpCja5SYqCtHYTeNAcIQhOLADXDLXHCWWpsrrC7Xq0BUCoVrIZWDGZBItrB0YS5TVB-PNz27ARWJkMeDCXHtcODLXV0AaCYWlkDjDGXSoihDIVtJPtDFX5kxHEEYOkl4EcVcY2NDHXnojjC5TtfEcC2VhsP9DPS0Qq9AIIYB1aBEX_aVOC0UntN4DAX1-Y4CxUcd1xCpX1IGsCuYNhLnDAarHU9BxYNhLnDAY59XGChWZQprDDXUAuGDHVu3nPCYUe568CwXSqS4CdXSqSACiau0wfCzaro2RD6YsJmJDzTyC7PC0WCfE5DITdrt9DJU3nY1CnX_a3nCLT_gtxCqYHldXCUXV8jwDAVTm8gD9X7zoCCvYYo2rDjYbFAYDLUNuafCyThE67DATc1aRDMWAJ7ICNUFWGVDXTtD-LCsTcF5RDKWhj2_CUT4nrDDGWdohfDgXTnLvDYWTIqDDMW_rQ5DBTZ-UEClWAJ3qCkXKfqVChVW5ltCvWse3lCfWL7QJCVVJ9gLC7WjrtmBzYBHa-CQalIzlCVaoUdMCdS4DY6BzV4zd2CSVvsDbDBWmTdsC4UbX4iCGFao_TAba0aIyCrXpdnpCaUD3PgChYUNGbCiWdotpCbTs2SjDHYHrtsC8aSTDxCaYB2bNC8WRwhCCkW2xYeB6X8H5GDLUntPoCwWlez6DRXGyHJCgUjkceDkXt68uCKVzpAfCbX1-NmDYWpZ-UC1UelgMDKUtpZ1CkVx1nmCeV9gKxCsX1-ZwCuYHr0pCwYNg82DPYk1sfDtY3R9ED8Xs3DZCQU9qJtDAWb7wUD_X7Ke2DyWhqOxEAU3MB4DyYBvtCCtVIr51DwafjZADDV7RkSDCU2-rZCmUumecCnVdXvMCcWdosxCeWvPWKCdXebqgCjZVafqD5T2trcCbeH_B6DwYDw-sCmWoqq3B8U_W2dCnVucXkCuTTSlcDBWdor6CcUpFYJDpUntJjDiUyGN3DmUzlZoC6XvFK2CzUtbweCxa4Q0LCwUh35hDMVLIP0CmVWDXSChViq53C_WQswQCDYRINdCuW2c3KClXqGC4DbWwgtVDBalLLcCSWZSblCdYAXrUCxYPh_7CwbXouzDrY4KBfCHVc11ICUX0fp7CYaF5LRBMVA8pQCuV8cL2DKWgtflCoVFL9zDgVQ9baDGWpaAECuav9EBCiZ-vhDCIFbRUaAjXywr_B0WfuBwB5XaXfrB6UtgrGChWBEuACKVw9ASB5Xq6R5B5YFAQDCMXSai-CDWO9rvB7Xn1lEB3VSM-lCYVK_XRCQMZpJVACBecylAQCKx_xAKVdwqSB8WPEiQCGazj6gCyS4tkcAMM89P8ACTQiQmCmTTZetCxDjOmZAnEycsVAHa-y6eCBNjc_TACCHmjQAFFX4qTAOBWtXDAIdomC7DvZcK3UB3Vi909DBU7t-sCDXA7qvDyTaFGfCsXYdqPCXdrcNKBxHbfLqAVV2ypnCNaTvH3B2WNsUsCLWSJbSCQXu8VPB1ZqReuB4UplYYCKFm8QBAYWQWXRCnYKaRzB5YPi6WBCaOpWbBzTXbd1CjY-ErcDWYqI59DAcH4GxDiYjH_HCgYG8hiCsNtohKADDXIqFAZXLIcLCWWGsTrB7WwsapCOXp4lXCuUntTGCnPMpAxAWX_ojTBtXqQI6ALK1UXIAMag94rAOdDXqpDgTMnIDCnTxaQ2CqKxY_EAVRsJfOAHMupDPACQqfsEAWVJUyrC6cT9XgCffo-BhATw7D4IBob0JwaD0TbkJXCpS9qEpC3XStUdAMTPaUmAKY9-FkDBXwCKVDGTPywfClV3JCZCQWMBo1EIBzcw_ALOLHVkADNGYCUAnOLcJfACTlUg7CsTL3oHCmUnwF6AKWeemqEBTpdLfCxOe2QsADWGuE6C_ao9CDCeSQhd3AHH3JK5BXYobXCCFYIgApB2YlfBkDBbET20CEWoISMEBX0YZiDaYBNpiDaXqM9yCqYKuiXB4m4Fk7AuTk5ZwCjTkJ5qCiTjGBzCjdV1v0C4RNyJCCmWCx0QDIa9bTrDGb_ENwCUT8-CLCuav8_4CaVCibuCzYFqsiDcWAJ5ZCVXebpoCjWn0GCDkcQkKOCdWJrAkDZTCUstC5anQfsCpayfXDBzN1X70AEZK0nGB1YSuRVBYXTgloCiaMCrDCAWIvu3CEdaQ3BB_WEJ92Cvbiyt-CEVmx8PC0WAJ_eCNZch_7CPV32rLDKXCnfeCebaetTCUWlEU5B0WL7R4CNWvPTjCrWRwgLCnX2tuJDbcCxkfCFXeN5tDXYPh7TDHYKVVqDTYDjMPC5RMZ67CmSCz_BB2Qx_-CCvYe5wuD3RRFjTAvF9opqAXH6VfqBCRFhWsBXYWwsSBAV7deNC_T5VcFCZWQIz3C0T2nfWB4XlFkIC0cDu4LCYUBBDUBIU_Wz2CwWKHv2DGZC3liBvWQEB4CFOOX1ZBdPGQ6qBJYdU3rCQVks3GBlScexpBqO7N7kCcVNjo_EAVe19qEMb5ctBCoVsBJ8BgyUufGAnR6AuzBnVMB4XAJk0Oy2BOkimk4B3N-IfSCWbKyIrCYRecXrBaOoXCTBGXN9ktCIV8COfBESjQlWCMV0XPTC_bwv3tCQcElAtCGca2g4CccbRnHCWcsSNWCfQnZR2CySrVDFBBWp8hRB0Yk2nnDFZGyuBBsYlF0YAYWRwlYCLaoXFzBFWjefRB2ZBEGMCkWF_G0CwWLQwzDEW3sbOCaZNy-FAvZTn5ECGWEQzbDHYiTZ_C9U87lWByb0QD_CgYAsdgBWbY5B6CqTqswQCnTY0D1CcWPS0KC3cXWbgCRSeRj2C3ecqyODSbmdnFCZR83k8CsSmOmHCmWF_KSChXSvlSC_bOtYmCmXZINGC3V8qtGBfb32yrCdRvZthCNctMaOCGSXzlECKX7zqpCtVBDyeCHXkQ6hCnXwCgCCUXs9dCCuQrvgsDFRZxMcDBX7zlcCzWF_OoCJaB9yYDCS3T0rB0QYxmpA1S7BaIB0OYj2fA6Q451vBEVrRqGBiSjzGpBpYNhJAC3XSGiCDFXa5-kDJWw6DcCncdMJGDQTyKOlB8XCp6ABuSPpHeB-RCwajCgW17AjCRSetNiBrUZFoHB6YNUD_B0TejQxBCWVVdHC-RRLqZByYOQuCDDVSwyJDQQ9dGDCvVg_EGBnSaCD-DCO7jMqBXbV0FQCXVnWz4BAckLszCVW1LYjCmqb_xGAoTXbd5CjNNm9gACVKWsNCPBFbI3AETLO3GCwQ9K0lAGTUI9xCyTUI9xC1X954cC0XYgvSBBP1d4EAcWkxqxANGgomkAJanC-KCUTdXfjCnA2DBkACam8LxCUcBZMOCATZICoCkFJQEXADHm1f9AWP1KfiAJQC2C8AII5WLDAHFCWtQATArjHwACa8JbRCQHbJeeBMOlve5ACKOtrxAVC_RjCATEfyJ5ADEipY_AIYhhwoB0FTheyA-CtCYfANC3bhKASRM0sZCkXLhgDCGZpBOHDuEsgvJACPAdu2ADFQ_fTAMFlWq9AEaX-pIB1YR1mbCSTM0tgCmYHrr9DHU_lmLBAlbcjoBNSJs5LCKYvCXzByZprzMBDPSxawBjbzVfCCuFrY58AjTs9snB-YKA9cDYYR3L3DpZAt7PDKhaYxOBxXttMICTYGu4OC-bZHbXCgXvzLQC3d_nF0DoY9qiNDkVQHXnCaYLLRuDhbo7BjDmZUWKtDNaFPB9DfXebegDXZR0dvCdTqF3GC5YXxwDCkYD16nCzJ6P-mANhJ1sXEIdX8IGDEFInLcAVapSVXDBbcmyvDLc6CMEDLcvv0fDOdpVsSByT-Ik5DUbI4VYDIbrx93CeYBSoCCEV5-MECPYAchRCSXwCa1CdbtJktDKU-l_NCueGmCWCfWY31LBme3Y8VB2exisVCNUHyNIDYYvvy4C2dBWBNCLdLoYECOWe4vFDJXGwhWC5isJHwCBGzKvXBIY94jmB6CBPCkAOdmnKKBhW8_jOCKd7qy9CAbxFG0DMor7oQBeU9hTBB7VPcZCCCanCgHB3aJ_DlCJaJjpxB1YC_a1CVKeus7AJGV0GVAbF1lE9AMJl46EAHSg7OdCyVUXUTBzU1YsZDcWXsjcCwYHsOdCVV8nwMCAWXD0dC6XbrIFC0aw8jcCKXts4cC7XMFVRDNaweyZCGXJU8ICwZXuVgB0XUQNACFX1-PVDGVzvwHCqpd4dTBOThE7zC9UQKhPCwXwCg6CTXnwxXDFbV6-wCmVZIkoBuWZSbkCdWdoqLChWwg1sCVXlbh4CuX41jZCxVmES3CYXCiltCuVFMINCqXFZz2CzXkQ9ICkWUFtADYYDpxTDGVyys1CiV0YjgCXVpJAgCuX4oN4CmZUiKiB3X7zi1C_U9-eoDQVCiSjDfVFL_iDWXkQ6hCnV2t7eCHV20stCKWGhHlCaWbuaSDHXN42bCkT-B-1CdZdJxeETYGF_uCtYTdB2DRWdopTCmUxrT1CmWmA4CCkTzh3xDNWYVT2CmXTgHwDzXB5bcD3aPNzTDcWkolICyWp1L6CiS1LkHCTcy7YSDQZgkMLA4dX8JXDFOW2-7BJcy8PGBlT3PauDPbNiwxCpbQnqmC1UEaGYCLSVQw3CEV1h4VDFojc8tBDZsi3kB7Uh393CuVTS1RCvVcu2mC0WeYIQC0XJboRDWbKuDKBcYKqK9CsXkXkcDNS-hDtB3Yxe19A5X48boCyWQCQZDNYyAhHBOYccNMB8YWnCtCQT4nqLDEHFaziBGZCBNPCSZ2lGSB7YtbThDBVMao1BhpBJd3BORmSAsCOcC4unCienrdiCMNKgM4BbaPOkxA9S9-7TCYYLeEfB9UKBxUCBX6FQCCVq8KaeA7YTOAdC2YEW9gB1dkjhTCWPAHYxA_RGXUBByFSXn4AVJAPTJAKczxi5ClU5YyvCbYOVEbB0qPvEoAxTm0fCB_aJZzVAaWPcSXBFP63U_BTZPYzlAsR8PECB8IvzaLAGU9xVsCQr0E5-AlKGjDVAURpdlcCbQMWp2B1UNa60B6ZjRr_B5RWLLyA6XQZolCCSwg3YC3SCz-xB0RYLl4B1S-GRxBzQlrl7BLZEdRzClRfSEYCUTca5cB8bTu2uCQO6fNmBbRucqxCKTZP_JBJSRH8vDFPPDvLBzmTVaeBLUb8z5B7YoeAQBFUV_9lCZVCxIKBQSfjcKBpPa8VGBQdQFMlB9SOnPdAIvWB9XBBjte0qBBmX40wCSZtdayB1t9ftQAouCeuVAnTW5fVCsZKd3zBzm22-jBJQjk8uC0oxI8qBANkl2CBVO6fogBATA9gUByTOb7cAvYjxhLDWXMMMQC2V1cDIEHWbD1pCZZohUmAxU9cgfDcU1ffADZV3JFYCGYhyGOBKezxh7CrLV-zYATc4-OcDQUOCncDmdLpuQCBYdipVBCb_FS1CJYMa29B0e_pouCuiZ76uBAXYfscCJXwCUwCuZd6gmA4Yypc7A0Unz88DaVCiQBDtZ76D9D8ZGcuQD3Uh3-vCtW2xP8CfYPHLwCvaWSXoCHTQ9XdCuNt7CqBhBYnidAJcknB-CiWaPocB5S31eSB3LV9SdBbMLnhVBYVv5TvCDU1tFQDQWE70jBlPeVDtByYX5SqD4j-BC9CnXhn29BLW6YNuB4W0FmZCQa3l42DBXsFoaC4WAJ4hCfUXDg6DmcFrsbCMHZc0vBJlYDH8DDbl1MoDIXFhJABwcopFtDOXryr2DGUajlADMUcCoMDAhRQo8DJcWpS0B1VG_bXDFcWpR8B2HqvZiBtcajUpDYKZ2oHADd9ficBkgxIXEElYhUXsB2U0pP_DAWx5TnBzXSqPaCpW7C94ANZeMBgB2WAIT1C3lICRACJT1Hq3DTXzbnMCmWRwcsC8TZ3hhCsXDnUaBqS9rH_BzTepJSCVPzIIpA1XMnXMCwWv2mBDGdLAvKCHZPzxgA6VucdoCWmXd9uBSVg3eWDOX1-cXCtYE8GVA_U_W2dCnXKgqqBPe5ZLeCugao5mFHP28FVBYQJYcYCnSJtILB1e92OaCvYwaqjBWV0ZlBA_XXcEIB8UfqcyB0WlmkeBnYNg_dC-T5kwWDIVQ9f1CyY3u-XBdZTGQyA7YJkyLEFYUTXbC9YIHgKBybnHCxEEbsns4DPYjb8QB2E6gppACrpBkNA1oacGWBBVSBDMDAVrQ3dCSVjoHMCoXW6PcB8Zzm8VB9YI0b3B4WXsmCCkYRuy5CUWJsiBDfUrvMYCtPpkXRB_W3g8sB4cLnquCQTKmsWB8R8B_6BQZ75d1DIdyjQ9CSXILMqBnUrR5pB-XEWMsB6XxGHCC0YLgU0C_Sh43OBsXA8-PB8XxhosCYTf6T_C5WL7SwCPcCE2sC5SUu20CCX7fszCLR6Uv2CRX70iiBOXt6orCmUY3xbCAUkAZdCHSmpzHCPUBi3KCKXkQ6hCnUEZIwCvUAlrlB8VLIHIDIUjliRB-WALFyA8ZWmdxA4YZt_yC0UvPHHC7TxFw7DMQ4gNwAFYQD2kDLacKmTBBYp8rpBNVQ9e-CzZBYlGBmUFjxBC-V6Nq2DHWQQB4C3M_t8LACUZ73EB9YZC7hB2aCKcwD8Z00QECMX5eYICwaHcZnB2YXqnACGVrcZgCakZzIhB1VLMv0B0ahV4ADkkY18PB3ToE5HC-heaFwC4WufuKDMiBFYtCyaDZ8gB2Vb2tBCbW6jvwCmYMqokDjVqRiQCBXgjf3CWXzpKICsVFoRxBfTpqthC4VZIEtC6UntLSDRX8qftBxW7Am1DBVPH9WB4aMXGmBpTpdqPCtR8_D8BhPlVrkBAX-DBgBIaSMUWB_VIfOBBvK7yDXASYVBclDAcHj5WENbk--NDKd9zuZDdbAFfCDfde8npDLbCTrfDVbjgQGEGg__GvBXhC2aQA2k5Tl2A_kpz-4B5aAOakB6ckTU_CFbhlo0C7e8CykCpdgo90Dqb05jBDQcrguDEIalWaDCWeTizVDjY5nLHDLeKUk1C2Vk_EfC8Xm_y0C1b3p2BEGdc7G3DAdW-9NDPd6MYuDBW2v1JDMckTltBmadnMdCCaxBDiCrYGfjzCscOcnpDKdaRz2DMWKoYhDGgrMYKEtYmGE_CncnKxaB5WxBL4C6YE5x-C1cOxHkDVDBZmRAEgulTRDBa78ZwDOfJ1MCDBYwztyDJYwtCBDRam1pwDGddCB2DLY1eOPCDbmCvXDDXOmw8C4Xfd6mCxY5FJzC-XVgXqD-XN3OfCvWVPHJDKW9UdJC1cPuGADGfloG8DlczJcUCDfQgweDMa6WSnCxeoimnDYYRavXDDc4xC7D2fYrahDPfaRO9DQe2vXTCpdFEZkEGXU3XpDTYjBaYDMcKGXPDJdno8lDwXZow-DMbTzOtCsb9DmiDKcuKuQB4eXk7fB8li3gADZcvjAYBlbpjFAD6bnhutDBcP1DfDdafGC6Cya50ipDGeJeNMBzWzfVJB1mBMyuBMWFWrDBxWQENPB0WXs64BxXDLYdCXWdpAvBvXz7fVCJYeCAGB7b5HrvCBahcolDnTof-XDJa4P5lDYYBv5MC2YLSvRDDb3C8xCpcGvihCjYWU69CKW7BSDBuV6NmgDXXxGDWDBTRmFYCwYuvgBAPVBxEACWWuLBfDYWkGSyD-VBKGhDOVXbbuDKUzld9CqZy5WwDNTJiNZC7U5aqgDCP7RRLCkVt6eWCnoW96JAsT5ya-CuUb74AC0VFMJFCpXkRHjCNYFPoWC1YHsFICnWAJ1DCuZMn8HCJYEZn8CuZAN2nCHWdopTCmXJHfXCQcQSaMCRX1-R8C3WnMD-B2Z8q03BBXU4pTDPVQ9gtCrWs6RRB1W9xTbB9XonIeC4ZGPwzDybV0toEIVonHiChHoNq5ATXTS8FC3Ua30SDmUzlX4C_VQ9cXC6XkQ7ZCkX6ON6CcTlo7ZCnTkXe2CiThZcjCmTchMuCnW1LZbCmXzOJWCXV2L1ECxZa1bCCDXwCUwCuQl1nXAGX602QCcWF_SGCIXeb8vCEXuIqUBnVirHwCMVom9_DGYBv-ZCiZsIGCA0VYtFdCdekFmnDgXU_nICiUKVNwC1VVHQvBJYQDbdDlW4W_1CsV2lHZCiV2yQ1B0YKqTWCQZl-W1A9TvZQrCxT6USyC8WfBoUBJYBvzHC1T4uevC_VLIOFCsV6APxCbWjd-iCkWdosxCeWdor6CcWuY4qDqX7EohB9YS7P1C4UtpUoC1dy-2DC-X00OvByD8yBxAdSfcLNC3OtBqBBGRc2zoAyRlqJ-A1TyeLlChUYi5jCUNqouIBUlaYf9Ddi43q9CDUmMKtCGWfFtmCQEq63xADZ9KORB3FEKIfATPwJLeB_KNpyqAUREQbmApeB8btDXdGWCCDMSNhQYCJQ9c6zCdePFlCDNYUX6eB1TjNxRCMP4o2EBSvP5SdAoniBAECgXt0eUBKSvJAqB-PF8JsBmQ38U_BsTjoUlCZabtXIEMVX1Q1C4SIALRCtQ2CvlA8TMMWlCVXwCg6CTW-FsRB9T13w_B-X5lcPCfYPiYUCxYW9mWCWXoMMwCUYVelQCXSsYTmCTT1xZeB-T_8gDCDSDp61CgMCmrpBLcPHr7C0Z9hLsAxaN8uxDAannOnC1bF8kZBxXIffbBlXuIsRBZTCVOYCUaywMPBKTb443CbTahIyB6P8V-qBuX4GiWCCSAlqfBlQki8iA1YFCoGB_hga_TC6RU_v0CjT7LGoCAPSWFMB5ZIWS4B5R-kKOCjSkwLfBsTsOakB2NmGynADXtZchBRSFQEFB3SQtUcBqUAyuNCXQnLr_C-Y2d90BCEWBoYAST-Jg2B-R63ROBiU5HYGBiYugppAyQcYK_BFMxnOpABaNYMPCJA18Q_ACToMqMB5YSeR-CVQ7i-DB5NQBCABnoiZm0A_mFA0-CRgU85kBMUz0A0BtQn7KeC8TA2v6B1U2JOjB2S3GU4BzQo4UvCnTDS_5A-TQp99B6TDMBhB2SYOr6DAVyRnBBgSjlwBBGRPszVBdV35kEA-TGy0XB5YIpGpC1eGEGbCgID5Q0ANRxNYsBpSGajECFPchmJB5RsA7ABgRHGimCjSi1hYCHld5wDCHPuPLIBvWQ0brBObMYzNDiTatvkC3X70D0CKQuFh1BIW7AxQCTcK_E9B6TEBxaCWcHzc8CCYK1XiB8ZRJAsB1TQ9aaClFePrwAUFneNOAdTdr67CheNLf4DaEuoW2AGUQmpDCDUfuH9CFXtJXJCyS2WLFChXl1CzC4bVm-pDjYCx_3CvWMUgwCqViAeLC1g7vTPBwWhbQ6C-cnXmaDRavN1PC9Ib2GEBSUtpHmCrZSv3gDaQ_rekCfRvsUoCkYHsOsCWWl4R3CzXe7w7CzbOElyCdTipE1ClTyQkMCnTziBBCmRmvWrAHV6g2xDMaxVcqCzW08DyC3K9JVlAwZwPNnD0ZBdTIDGEMzUhADXwHaGC3SKVWyChTPQ25CkTMSzzCkV5sdPBcbYgC3C7W-fCBDGXiHZPCrRSQN8AtYnXuoDPOQmByB6TQG9lDDZayjfBzVA1pTD0VLH_UD1ZVo0-CMYPo0gCvXT8SoBNXwOxWEOhNjDNDBY2OHTEFcUEoNDfWh9b5C2W6-6XC9PlIJRA_XGx-dDKW3GGeB2R78bhAPRlW1SANakgJdCecvHmoCBeCeHlDQWc-LcC8NcNuuBMXOo59CBYFQGPCZYOxYxEIVtkL5CZeSlCHCdc4OWeCIdD_zBCKdtdnVCWc498_CSdK_kIB_dWxHHCSc4HgdCHa4UozBzmrr8IAfdLu7KB8XQMd7DVWVp-HDITPqKIC1Wa11JCFXMuWkB_XaTHOCIWXsjcCwXO11gC6XxTyyCvXkeXmDIYE_1wB0WAJ3qCkTxFzoC8W1LW0CxZFhOLCBU86u4CrXqNDACqTlUj8ChX_8fQC0WpaFRCUYYpxjC5YNg9uDKT41NiDTUFWLKDDYI9g3CoWrHRLBsW7uiyC_T7fDWCkUtpUoC1XGx_VDEYMNSiB0ZJjFdCXV7x2TDLYNhJ4DNSGxADAIXSqPaCpaGvalBbXXppQB_XYfvDCGX7tJICeXIKKaDZXYfekC5U3MNVCwYBvpkC2XkRG3COWvPZoCJU-S5nC9TRK7YCwX5Q_pCbXXHNMDBWjd7ECwX0fPHDCX6U0vCnbQIDwCHYBvjfDaX0EIDCyYFkVmCmXSqZ0CEXtz2NCmYR1AtB2XebisC6X1-bfCwYVOO4B1UntOwC8PEj_YBbVXMN_C6WXssHB_WL7PSCaXYR-7CrW8JkWC-YCzzDCxYcDW_CfWpaA7CpP2O91ACW7Zk9CFbZxo9CMXC956B9XVhmiCVXY0DzCIXkRCVCaT_TSHC-UntOwC8X8OrgDLYTkVYC4YEFa0CdW_9-eDQXNAsoClUesUVC6X1-icCjU37r1C5SVgZtAIW4yctB3Vx8OjDOVTuS0B7R8BW8CORZIYgCgX1-TrCzWdovYCKWzzExDGXSqPaCpXf6nuCuWjeC4CKTs2USC9YHr2YC7bZAF0DHd7WkyCZa4HsLCqWfoHVC5ELa26ATYX-r9B2U_W5ECgGAm9rAFM2z1lACPXlVPADGl8CnAEMxgbPABBeBuqAIBzjfoAKcxp9bDMay7s8EHTR6cVC0UQIqUCOiglN0CMTuOkgC4Tjuv6CkUufrBCqes4MJCkaFbsQB5gInt6ERexptbCmej3XlCcX1-hkCndVndECCXYfp2CKOt98fCGXl9nNCQOG_IGACTbI17C_WOjqDDdd-pETCXYMrLCCzY6WY4B6WYi3xCrMoEUpABX2svYEDaHVqsB3U9o5lCuaX4Z1CafnNPtDrXJFySC4YDqNlCmBpsfBAIYfPAiCVfK5C4DFZqUcdBcbOZKVC-XhZytCWNhpjGADWrNV4DCXIetxCbVONI-CfalPwNC9CfdjKAQTnayUCjHieQUCiEegVHAdMp3wBABBY8IPACBRuciAFTm6ObDDQBlYUACFEsJvAEFqp7-APB2ojwAJDQkKUAGb1I2aC7YvdjUBlZ_a9BCUa_lKeCQVy5MLD9ZWEA8B-cW9-eCqYl6nmCSXysmuBOFbsF3BdDTUW4AbUzlbXCxe2h0FCuH56U8BJVFS2qC-Vom_uC_DYMz4ANVM7qaCjVRR5uCoZu8usB1YBvmGDQBsPXaAMH1CF5BTU1z9fC0W7Ay_COVyeOHDCWurF5CGXvnv2BOUzlafC2WFPkBDBWvWIKCgYNNOCCMWyETMCBTzUZdCsTyyb_C0Wig-tCCYIh-iDMUcdqnDmYMPghDRXnBQ5DDXqabjDQX0s1aC5W6ldjDDVY6mjCoXbWpADdYYporC8XSVxVDFXQwO-CEFlP5dACPEf8rACFVPCJACIgNyQAEFcw6OAESU1hUCvKHlKGCdQhxjiC4N9p-tACSdG7eCLMvfXmABVNXHHCWB8kjPANVqD6MB8OI5XRABVAZEAC4O-n3mBgPNd8zBwQpaerBrQrN5JBnSQtniBCTz21sB9AvJ3wACKdwDQBRQu7SSB2R0LVWB2Tan_uCAOsEa-BRZkPZ7CAM2ETtABTcTlXCwOGa36BcRrSwvATTFMm2B5Ek3ZlAsbq0UWDMGS2V-ACGeTYYADOQiExABP69o6BxP_T46B2LbZFiACQwaDVC1UmVWlCPCalHKATTV8XACxTWr3PCzEFzWNACbljJ7CWbMewZCeCbOLeAGQhPlJDGSyOIhB1ODIhTBXMs8nsABPSY9rACRQHk8C5Ps2rKCGaqOeSChd2QsjCDY5bA5DUVSMvbB1Hrla8BLe3RYdCnWCD2_DUXn4j2BVONq0XACaoo8uC9WwEObDLUfHgXCtW24IJB_TZ-VMCkdUpN4CGbWWT1DNbbOOiCSfQF1tC0a1S6aB1f2fWWBvgOIrkEbcM24HDFbbV4DCgfJaBCDKWrZgJDAcEldRDBXebqgCjbvYtKCbdV01GBwdOtSWCReQI3TCcXq0O_DCYIiUUC0Urhr0CgRtESgCiRikW0CnWRxuTA_cRouoCJTgJG8BARCIUbBCFsxmdAcGCg26AXFJj-CAdEzFcSAEF7ujLAiVhLtcEFZKlziDtXX2ddD9Sl6VuCHSyh2FCkdPj1-DXW-0NlElCQMXBACTml24DFZhTY5ChawYQfCiUh393CuYHrrGDEZ2usrA7TF8MuCAfnHOPBzgb7SxB5PXrnCAEZANI1DlMzYnzBgMHscTBOWSLiZDSWYAzDDlVfx7LCsY3z5DD-XDd0rCcXnUCECwWgQiCDAVpwEQDQWlCATC_VoXwkC_WPL0TC8OYD5RACP-JAmCPNTw87ABS3hheBJZ0LcuDSWjpo-CXPxGNdCnA6tsLABNFOqfACaVHyRCWWQRP9D3bASm3DQdy_eYCRQi-bOAFYCDpKD4YHQKSDmYZtLiEHcKbGCD7dJMvfC9d3imECmVR5JeC2bDeLjDHa5MlACeXdxi7DVa9iXlDgUerEJC0WbtEVC_Wwzw4DRdxf-TDQgh2x6DBcTAcUDQeTApfDHejjfRDLbfDQrEGal_egChbWIwrDPVyjgZC7ZQF3QCNd82YNDtgtNCNDCgmGM5C3WsWnaDBejqvHDUcoVTbDQVC1eQCxXBWjVDKYV3s1C3XbpniC_aP8TCCtauRYLCxc0ho6ESX_7VOEmbgbHLDLNw0pzACHgkH9BYgOI0TB6VdefKCiOt6KpABT3xYdDCUrUBXCyYoJIOCaU8Ry0DxWD-LuCoXgIPkCpV0YeTCpC8GBgAabHiWwB1XCHciCpWXsopCUXSqMzC7XqoKuCeXLqOnC9WKwjSCnYUanCC0c0HqaC0bGsBwB8W1LshB1YCz8NCnXhF4mBVTaE-lC-UzldGCsVf6cyC-W2CBdBzXxFqzDuX6iEfDWWn7f6B4a_Wf1DzW7BA4BzWF_M4CNVonPWCIZbXvsAtVb42yCVem3NBCtXZWBCCJZSI6DB6WPh4CDOZuWSDB2T1phyDMYEs7ODRX4t_BDbaP2-5CIWF_LJCaYIG2XDDZqNgeCwWtw07B0bBjwPCmT41K4DVZ_UMWCIWjd-iCkW0wkXB0XkRIaCLXFZy0C3FwzZSAUX2nQECmWF_MBCVXUQDACxWr8zZDkYI9FVDgVTfMmC5VZO7NCuRE_hnBLHqGowBqalJ49ChSEnpuBlEPPbbADW-r17BzVThE0BsTs-CnB7HjoaoBJaGYdvB2hlF0HDOb0W3FCjJlq1WANbIYSSD3fv7bfC1Bx3MUACA5OxVACI33SXAGOIU-IBeV4ZfGD3A4EGRACc98n5B5cMjCzCTHscCfBuO_KPGBJSihDCCzTwJK2CXaMAN6CCTQiN3CtRAHeUA6UG6BpCMakm1tCZQU8ShCqTpKAGBCdlFWdCUTtLrEB8Q2jx7CgSLE9qC-Ux5fQB8R-QdRBfdLbniEDFnJGSA_HCW71AGSTqgtCgPuYC4AFV6FBmCRSBv93B_SOsBTB_SSL4ICMYcREBB1QcQmuCkZvaIPB7SQYZ1CoQHDKpCGT5DdbCFbXIBhCRbrzg4C2YmquABFbDgYgB4P97f8CAYk9rrBPaY3zDDEPb_t9B9HNCuQBKbE_S4CaP13v-CdP-JK8B8SVzNGBoTm0cwB-RVULhCGSSFEvCLYcKEfC6UuMF0BwG3vPpBFSmHx4DFdfQBhCOX-bzICtXVMxMD6PMn5ZBdVKEojCSTgP5tBBYXd4ZECXi4UQD_PjIo2AERqcg8AQRZjseB_QUTi_CRRb_lkC9Pt63qBsP-k3xBVR-kKWClDoovLAjT-rS-B5Qb8QJClPvgi4CQSYcReCzSEgSdCqYHcx1DKRMFrLDAUKqf9CDTJS9SCxeLXl3CZdLHdmDCawD0HCiOqKT_BLOxsKnBMSkiljBvERQCJAaUaJYSB3WXPdKCOTMTOLCcQBG74CURN_vzDGV7fPZCgaHsVJChWXsmCCkYNg9uDKSEZv6B8ZmZL8CQQ34m0ACVQAgqCeVT7m6ClW1Lp6B2XMuQfCPPTgtuB5Vy6BRBxSAyuiCYQ_5E-CjS_Jn6CQS_JnLCUBqcDZADPPF3DAEQfc5RBbVZdeMBbQqZhwAFB4AvTAFSa_L1COCbifSALFRacTAUVRLsEBzRNlm0AtQOzbMBNQarksBGPZf5jADA7PmsADDAOuDAXFeWjrAZPM77yB0g6dVxDGYCkBnB4WzxD-CJa0urwDKXmP68CEWTNlDCYX-bUPB2bDrOlCQjii8ECCV6688B0X-eANBJYlBoDB3V-otoCAbipyCDZWmA1WCubQaCvCtZXaNSCNV1UNIDEfqFNTBqJ3RM0AVY7uvqCqXICI0DOX9DgQCwiJgHjA7dq6aZB-POxb2AETi2lOCmZet4KB0nK5aJCkV1aVfCNleaTjClYSDFBCNcPFbGDQRFgxaCeeabGZCKUJHVtAGcsPuiCqog5yzBdhO720BiYNYlMCWgfj3YA_TVhkjCXTh0neCgTgOzxChTg3h1ChMLndLBfThFggCCb_Ef2DHZ7I6aB6QwWYGAFWfw7tBzW7FWgCKeVP5aBkVor46CST7PoYCaQoEElAHX_fbzCUaL5RqCKbaEGzD3SLidRAHagLvuDTVd-L9B6Zfj_uB1fbwOKDeT9gDXCdiqO8sCBdjfk-CXV-3yxC_aMwdPDxaiK5LC5EMsiqADOEwD_ADVN2dpBzamugaCdXlpA4DLYNutxC2Z8n23B-Rt0KMCAREjnVCqV8okDDMeNZBIDQXA8xDCsb5LHXA3OAaQhACPqBX3ANuKt7TAnXB_gwD1c9HCxC_KV7YnAPRI1OFAJTjTnLChXJJowAOk6ChbBvllVcKA4nmQybBIdmWkYCAZgvh1COqc-xUBKcA39zDKTiPt1CjaGK7OB2nvKl0CbXLoNbCGYf1VOB5P4WHWAGPPzL1B2lHS1nC4k2bpOB8n0ijhAkLsWpTATaYTV2CLYLDOJCVYKaUWB_VtJWiDEXTDahCOawYeWC-c1yJaCEcwfOHCudpKLjBJUDFwyCVYgtlNC1eB8B6DUWB7PqCLKezrqBxlYDHFC-dpy5wBJPSDE5AYFqwRbAlOdx3aADTb7DbAIU7txYB1VDxmzB4W0TJwCNbC-jUBbUQNpwAKTe3AlB7XlHuQB1HnI5LCbTqT-WB_L5Z3PACbBJifCfY2brjEAc9G6pDPasIaXCGPDNKQAQUKg-jCSFlP44ADOUVyCADYwsobB1UOVMsCSEpHVKAOSNuvuDITJiPAC3e0ntKCndTX9mCQep6NXCcA8hFAACUl-0oCcEycsVAHO6hp2ADIj0N9ARGFRaLAeJxjgAAHEXMZTAIOuTJwA8PdzFuCKV2F42BZUnT8xAdKbcX4ANEPIMSAdPMufbBsT-kVDB4TPYjwB5hcZV5DoS6YLpCRPdzR4BmV1IqLBWPHvmVBdSvWdlCCPiyFTCGUVQ7EB9PMMeEBwW0gkECITRf08B-dYxx5B9ZUD0BAwTatvkC3g92gvDLFh8iPBIUHDyCCQTQOWnCcXegI2CBVewmhBnWSrmKCPXpbkbCIX2ePHB0RcUt0BCVlVQgBwQJEL1CpRw5A0BsR3J9AA6SUTyMB8QTWh2CPRc2FQCESMrEIB-TPfSnB4R8Bf-B7RWzCWCoQv_FlCDRi_nCCRQYwnRCbQWG-xChQdNpQC4Rfz9wCeSsl7zCCNhF9FBKRhgxLB6SaQNjBpUEZgbCPWm4AaBoQBN7gCPT4bKuCFQvCh6BXTKEyKB8PonXhCiYPHV7CWOB9xOBgSRw0xCBSvqygCESqk5tCNPxNslBRPlOJNB6UoW-AB6TzVU1B_VvFxQBiRlHe0B_R6p-yA6SvrASByQpF7dCDV5l7LBhSrU9lBxS5UXcCCP1clnCcTmfIuCuXcHQNBaSWU7fBtRUyLsCmgC4lEE1dRQg5C-gpmgwEiVR_9cC3H08bkASKKQxQAIbInW_AhMtDPbABS-3YpAIUKVKRDITQ9XwCtbQwKOC0TpPmSCyY2wf7C1XdVoRB9R8eWCAQXVzr7CCZxM1OC7FtuVmAhH5Xw2BPONNIeBjWslJ6C_W8zkWC_Y1l4nC8dKe9gBkdJ8X6DVU22GrCwXFQ8TCKU2VtsDucI1-CDYUvO8NCwKKVn6CdjDf_MBbHdKyBBqTc8TECxSPx8EAHOzhN4ADVrjF7CYcy9ypCubGIHeEGTMObkALkgTCQA7cCgDwCdYiReJB2ZlnbmB1aW7NNCSUfqOKB0ceregEJbxZsRCNdy4mLCxSQYrsB-UbYxwDAgkNXUDZdLUkoDOTVMzRC5R080KAHhEdFqCFNQicPB3kK-8OA3WTVtqC_MNaAmB3d1Go7DGbCiOuDUkXEHjCbZ89yND2biH3IDfbsg94DcVftneBnWL-ZiALcdyuGAKbYrUxCQYNl8gB9XT5moCBYT2UFB3YuW5vB5XlnGkCBec3xcDAXsapbD4dtqx_B3D9NmbADT8HyaCjaAPbODGTPr7HCsb1arhCiY3KvNB4d1h8oDZBxHUqAPXKrK7CHce5dwBmfN_oTCrh7f6gBGfUW-cCElf7omAwdCbLRBjo5nujBLYUZXPDlnvYZfBadcuYgBjdAaNHBjKW2c_CxoZDiZBfpkB61BenjgBmCgyGMRBBKnvfzJA_lS-EpA9uCsVMAmlgpiPBGkIU_mBLWlJ-HDBo6XCKBAhJimhCNc9G-LDDgl56oDZcBVEuCGiXWzMCGVaf0ZDNYEeYWCNizDBQB_yp0klA9n9RkCBIiO_IoBmTyk4oCwVxEw_DJVoSVdDXWFxE3C_eXzoeB1X--erC1fQHHVDQnZwVLBAwM-B8A_Tm6RFC2OqkPSCfebt3bBjqfGrTA-0AyNDAwcb7agBthZ-3GBwldCDECKgLLkjDMkHdUqBgWN1mJBwWXsf9DBTs2USC9WEgToBwpv0zyAnGsfgxBWbOzlgB0M9jTOB-Vsf8jB2WCPUkCDX4zXbB0YIE39B5bMy8ZCOc5tSsCEVsZKGBzWNRJLCQd3OIzChcXCM5CgcO-LMCNbXcT6CMce7B-ChTqut8CeZ7CBvCBa56cwBzeGmRUCceTpIZCiaDYsrAMeKhUNCrVE2eMCycapDUCgeF9gzCibxR_hChbjLSzCaeytgeCkFC4mYAVCdjWIATcqpxVCedFfA6CkeInMnCkdLojFCVcovFVB3TX9YhCkU1TGbBORchu_B-c7Z12CBb04ikCPUqHi7CaXtWnoCBZWc8mB1cKu24CcHu_HYCwZUATaB3hd5tjCGTaSjCC-TeNnBDJbRyJXCdchUaxCRHVBSzAbeOqECCkc9URGCXFt1j6AOdfCgGCUeHVm8CaXfrC3CAZu8QvB-VWIIUCTXuhFGB4aGzVyCFcsdLQCgdhKOECUepsr6Cgc_2r3B6Y0nVgB9arm0fCUbENW_CWFULBVAWCCnYwALd9KBrCaXvX8-CtBxA35ADTjTmNCkJqPNjAECzFS-AIcweq0B5VKkJRB9UcpVwCEer0NpCUd4Rg9B1WOX2eBvaC5gZCrUbDk5CMX3Jd_CCcJ0UqCxHjNzOBbb6MH6CfTTFIXCoSeafqAIY6xAIB7eYPw_A5hQdCSAmTkXeKCiCWjPtAPHC_jnAVYWY_ZB0I7d-GADD43IsAVe5myBCuTyVkbCXE4SAsAFCAmhUAJNmGnoACd6H_0BUBGD3LAEaltVKBRVvZmgCMXaDNiB7Z3OLBB2JvU8aAOeUK9UCmWuCo-CHVQnXYC3YNGc5CBVI5dmDzWvNS5CGCHSGYAKOjaLXACYrT0lDwWuyegC8FRTb-AbUSW_3CKA6E8yADa0nq8CiPVdqTADVQ9hkCoVwqkiERY17gLCFWtZnsCJY99IHB4XQ7jYCBYjHu1B0CuNHcAEZPmBvB6X2KSSCoaKThCCQVFeQsB3ar7GRCfeSyoRCbZf_Q-B5ZqEClB8cMbdSCcXvgNIDSYNMRfDwUDHkBDYcvbOvCfczjgjB9BeWFKAJMnOAaABWmxafBPXU4b7EEWe-e_BzQGTzBBxQODEfCbqstWzAmMw1txBibq1CXBkNpj_jCEa2jL1DtWRA1uDjTVu1nClT00CMCEeQ_SVCYJTOX1ADHYZilBSEnNKYAME4tP9ADKO0u1AFP9cSzADRQeGaAGaK1EyB2KmC-_AMW1sdrEVTHgcCDDb-jYmB0FdLtaASFoUWNAVV1TzVC7CrVw6AUaHHuQCGbEoPGCFBRTY4ADOtD8hACBPSUzAFTWyuYCqXBB4BDBR34noCVY1FUjBTEfP68AXSgSOkCYaDWNmBdYcKVRBTIRQfkAQd04oyCZRylQ_CWRU5eTBaUKB0rCQQ6fw9A6X-rStCZTI1YQAJQJNLVAGQSU2RAFa-QurBzeuXNuCmdN3EECSTagt8B9V3Ar4C8TSIBaCwVHhmsCZII3KfCECUieuAMaRj6qA3CgGTZAPFHVxQAYRD8CQAqZVbg6A5WGMk7DXDjwn1AKHiRtOAUTWQxVClQ6D1fCJSypjsBAHsA7gBvbWPUGCnO5ibKBOFoo4mAdc3YBmCJcLQrZCOkxWCOBZMgSj_B7Q8f7qCISMR7vAIUHyJPDcUrprwA6ghb6TEjVcNL_COVgco4CQVJicTCmdEHUnEHFdtEWA_BYTLBAJcgydgCOeA-dyCYFQP00AUbIcp2CMc0MOjB8B8Cd8ANaMvfACLNpZMrAEW7o8NDDXGxl3DFXwxQxDHYdvCrDqYc4v6DpQrbVyB1TX5LOAJbGbtcCPbQMQQCWSddd-AHhJWsTAaNEfR5ABeUztDCnQS7eIB3VHYxkCWCAEfWAPQiJMqACNVCMaAEJRooIACSbvD-BrZxAAgBjV1qI0B6V6blnBvBnQPSAHNDiUZAEXqOPYA5QCR9VBvQLFUBB2WBgdbC6XHZBMDETvSdTC0Q27REACdYyG_CRRvMC8CfBVOewADCO6uJAKLmgELBSS0BANCEVCbtLClUdNK8DmU-FwFCJFGzIFBHNX-PoBLPxGTlB-SFrNSB1Zun-2B6YfTdfB4TBzTiCUVkIDaCSYIU4UCsQ31AqClVttBtCKaCq_2B4KCn9TASZJnITB4O_DJbBaSOe37BmMnOAaABNfUsWACQqeAbCnDf77aAZH1rn1AUWZYyqDpVkBkzDPaedXdC6cGzmZCJYabd8CYcVwVvCCJw6qeAKMkx4hACWd9I3CHWdoxHCIbIBu9CfZiQ2jBAaBmsACCV3iGeCcXTX7vCkbAAI3D7V_oFZB9Z7SrTAuHyKOGBNV7-_XCCRG8OOADTsowrC2P1fuIACYek0yEMWIACFC-OtXkhADbkO8fCPWeIpzCSDKn76AvDTG6rAWHikhYBJVnchdCZV6N1QCWGdV-kAZYtIMJB7YrFssD-aeEaYCkVR4rRCWfL-WwClUjQOdCrB5EtAAEVbiXqCnJdFmEAFV4vFcBvZCjKBCIWjXx5BnW6qTyCLTXN3hClWvpIFDTVJZuDCXWLJiACDaT9IACXHf7gHBCENHp5ACbbxblDobo0SeDieDoCoCbWH-MiC5QgAYhAFVdIKdChZWIBsB2iq_2xCjle3H3BTYAJ65CkXZhSQB7WSfjDC_YPZpxCyWBo1iCxTyk8iCkWXs7SBxGL8uqAdP7YesCSUMYucAKRn3vUCfUUDxWCPbm4kQCHe9hu7CqT2HeHAJS02yzCoTMFKSCuRJWLAArZyWcwDqVt0NxBsXWjj2ClNt7NIBFae4TsCQVJTw5DJU2GRNCCX4UkZBQHy5vYBMWVy0_BvHTargBwTRfTcCtTi4cnCjOYKuPACO4_rKCJPJU4cCKjaFhNB5jrX0rCCVwidgDFNcG-kBJd_LJYCeVID9CB0ZkPKiB0P6N-lClguzJ7ElMzmPPBWWlxcACrNnc_wBmPYLfUBqPkDpWBrXyw_8ChYTQrKBJHM1MpBITWnnSAKVwI0yDUPF9hyATYAED5BLYJtr2BFXhgyACHkCQfhCsXA9EJB3RC3IbCgZqfJgB7SYKFcAIM3-frACTTlUMCtSzsCiC9cf7y6B7WmhLpC_cGmf1DOdd-hjCLa3mG-C1h9Kc9CSb-N-GCZYwoU4BPZc2ejBYTPsW4CddnoZgCXaB3LABhPdsXlBvXA9EJB3WQshvDNTliIPCiUQIqUCOTiWggCjWAJ0MCzYQ6LsC7SMI3CC4T06ogCUWm3D9DBPdzbpBYXMufPB4W9WUbB0Tj86RCBYCEMjC8Ux590BPQiTbCC1VyBgTDRXVfmqCbcgQpDCcepKx2CsPqNOIBuZcaEkERTSPykB6bolSpCZPtHjDACd88hBCUS5UVCCRXSNLdCYGRJcjAXJZ5mTALN_CJPACXBPRfCdYElUvCsdcSLwCYHwfcrACGKkqUAXa3e9WCoDfhIsAOUj42VDOd2KKzCXEmrIiAVbmrNqCdcq3HHCGTiQH8CdTtLLcCZWSrzIC3d3OJ2CmWnQoWC_SN-igAIa6wv2B0Zn9ZnD_QTq8nCDEjfvdADZYLyfBtV_HLYA_PRZn0BGRj18BClGMYT5AHWMkeJBvQrh4HCoYU6V8CQIln76ADKAMOoACRiSTNAHEwU1FARYowyzD7Y6_ldETX7YFaEKYBhrUDud1oCYCKeGfNnCZOdCUxADNoBMBADD_b2bAZReQacAGjbVtCDAa8_fUB9eaUzuC5S4WvSCuStwqUCCbbVD3CaaPjvaAWJJJjqADX4NwLBOVLIP0CmTbxlnC7Wdor6CcUnY60CtVNI7WDrHpDE-CVRXVXnBkSoWU5C2CcfXxAQZjD-OB7PkX5rCGTb_sDCeQe7FbBBONu8nBmP-r02BBa8CxZChQBHFVCHDzPG4AeQ73awBsXyKT4CZYKV57CXPe9trB7Rt0f_BeTpQHZB9eGL0vCSVQ9dPC2XiBSoEGWA5z0BwGBPYBAXGPIfsAWWJET_BxRVvSUC_Rja1TC5YjOrnCETWDNUCqRR0HYCSYXR2gC0TNJD-CnV6G0fDWYs4TbB4WL7R4CND0nwhAJNlVRHBlB6qN8AIX627xCcRoFU5CfRjUH7CEbBsyCDjS31Q6CPPZV_pB5SUaZFCEWRWfsBIGIdOeADXbx5FC2Esgi_ATFc-ZAAMJGmkWAETbKAlBHDexM3AYc8kTqB6aVsOWCmH00aAChF4A7PAWdSUEACST8xplBGZRD13EBTXhfQCwZoXd-B6TMnH7CnPBuH8ARVNH6wC1Z8xNeDJWTHHpC8IrqvFAGUKioCDbdBn_NAQWLljNDkiWwVLA9bB66pA5NaTIBBqbhKmUDOVpOK8DSbcSz9ESNNB7kCnGu8leAZICtjcCVHuj9rCrBjb3TAJAvJ3wACMAzR4BQTfgSCBJL0tkbBPbWK6XCQDc-CPAbY-0BdEIIL2jMACVXZc_CDTLqCfCnG2r-ZAdeLlIfCYHmfpbBKZtko9B_Yfnd-B2XWBe4CSEUOQKAQUnLUpCtUclllB_YTjgwD1W2PO6Cwd-bnZChUv-ndC6XYfkoCmT1BCoCmPG0d2AEXgcyqCHSDRD4AHbMaiVCDCaXmzANSM_RhCjDcVWpATBzxVvAEehAGCCdMjMGwABQtKk6AEQtsgUAEQmKmpAEddPMfCUTzh-bCucq-kADWXegNEB8aUl3FCUNs_vkAFWsPVpCPXC9lqDeWZQN5CJWqAYXB9aGK0cCLEhDo7ADaJPhvCHDM2Y_AUWP9UkBzWt8JvDJUWGaFDcEXgvaAIYSQzeCaYkLrqB1WpesBCJYYgtXB0XebnCCuZrzVxCCSIo9bC0X7_hTCjT55OXCrEAz6SAeUEZlaB7enr0ACmWbD4rCnYm9F5DfeXI8rCZeeI7rCpeMpHxCdXvDjjCmTbdxYCpS6e3-CbXm056BIGvRAUAYGI4UPAIV20wdCETW6aRB4XmP_0CXXl8twDFcQyEDDUZwkutClTqn1BCzZrOlwB6E3226AHEmrVkAEU5vUgCVJdTIRAKbbQn-CMQ_rs-B2SGvB3B5Uhd9GBHXGyZYB1RVbVFBbS_XHTCUYQgG7BNR0tCBCPaL5peB7Yrz9HBzKJu4KAOJfogpACWeKt6CGWwMk3B6NUtvbADBaNW-AKHJIE4BfDU6E5ATWvQlJA_InbRhAFCyVuOAZPojsNACFwmFuAKRh3K_AHCwbZ8AXKFfgGACC25bdAVGI4VIAHF22NtAXX1iznEDEFKmkADNyuuuABF-eqFAlJUYsqAIF50l2AEAwUsFADThZadCmHUJ-gBhH-YP0AVa6qdtCbCEvEFANGZNlpAEGGwVYAWPk7_oAEEeuMMAPFj-LDATNhi50ACVvQ9pDPWaUmsDJVmxcLBzbSNxMDScTOMRDVXGH7bDJW7GDtDIbicK4DQV2DXeDRU6jKRB0TPeV4CsTu-NoCffBx6aDXfoe_yC5La1KuBqW2G0QC9bLUgpDMVibl3CtWrgBlDKbPyMsCURMuwXBbTNrA1ClXFl3iC7WcH7fDMVJTBCCgWzQuxC_V4fPiCRVmWfjCHRFYuyDbh1jE3DPUWF0rC_hIPuRDHiSRT4Cba2o0kC_ZXGVPDUoKNaHBkXK_ZlB-SUgJzCDS2HrgCIWx3XZDEa4p5bC6WDTnnCocKNP-DTW1eIMDFWifAgCoWi6TzC_TgH4bC8EycsfAHatIJUDAHjo4EClISTVMBgBzBrtAGIeaXNADODfEtACHrED9BONJy58ACO6hquADC-AUjARg01bqDdEYJRAAcDoG7jAEN7UpRACOzbFkACELu-_AeE7JUyAGCFKIxALEa6BXAEGxEtUADEDXPGAEDSeLDAQE3v7pATF9oxIAbGNirZAXDGRZaAVHRZkgBfSo--uDJP8IFXCFPmYxgB9QQRviCDVcHUEBAQE0r-CBTOpXdA7FOVuJAWZ6wqJBBbNiExB0X-kX4CgXYEO2DXT4nvYCwbFF-oDfdvlYkCZXL_HJB7WXsqlCRbPcw8CWbGVLkCjE-iG2AdFisghAdWkMJtDZX5SFPAzW9-zVCYYgTDpBLWXsmCCkbuNGrCcCL1yCAMTOTuFCnTN4kgCnTOhSrCnTMSxCCnUntSOCsT8ixTDNWb058D-VPsG_CkV0YioCXXA9EJB3ZmRoKDrbMYU-DHbEHrYCVCiHWlAHCjmWgAIa1_4vCfbE18PCTelPfXCke15BICcbZ2DwCiUUosuBGXMuCmDGTPzMOCgRBYQzB7RK7GrCBUdiDuCPQWvp7CccZyoCCZTWLaSAxVziHzC3WjQbmCcYBpSFCnZvaCQDAVgO36CxX7EXDChT2mtgDGhJAhUDgWPa5ZD_YFCQAC6a778_CdcTbiQChdEa2KCLeJ_OyCeR1V7qB5XkRF0CPbAta5CiU1Eh1CeXwrqEBNOHnUQADYskqrELXHf9jC_XlU1bCqXMuMJCbb6pt3CpcCkTFCdbrqPNCfWjeC4CKYrMi6DqJRa8tAFV_F7FC4YHX7PCIUyLLECLTTnHzCjZAhQvDvTVM8JCfViq_ECvU-MOfCkXaZtYCweAJZQB4YWwFwCDQNNZ6BTQ3TY7CETH2LmCLes_AfCmU3vPvBMRxGRpCSPY0GVB8SoW5gBue-KbzCmFahbUBHDscxHAbVQZsACXEGb50AVUG0seDMQpTVICtEqK9dAZLGmrMARTCBVFB2bTsL7CWVPqOrCkak1EzESXwUtRCDYk0DvB2UtWAeBzQRBXKB1SOlBkClTeb4lB7Y9CSTBwQCEQTCXeknZYDRTbI-DCnc8keeB-aaIG1DePPKvCBibVmV0CVbRCEjB0czV0YB7awe3JCabHLUICUVTL6ZDVZE_QcCPSUhGkCrcfg-DCIVxMznC3dHLJOB8BlB7qACV-xsmCPPZD14AEa7IHOCJcejiPB3VIemPCiWac7SDbWqd7yCbXsvuMDcXwCJeC9XwCImDIY8EFVD1Wtp_vB5UWG3mCTWL44CCCWf96cC8Wdok9DIdIIiuCSbw2kLCKUoqLXDsVW5ewDRb-blCCcbciKiChoC5zvBAXXb-3CBXzpl7BoWc5G6C4KCTlxAScgrrJCOVEwNODXqo2s6BrjzTTTCBW4WpnD6W1LshB1YAeSACkVXpN5Cfdwwf6DXgJRHTBZXcogtCHXREj0CJae6pPDPRmm7OBfRrspXBfWkLsnC3P1chRCAdAteHCYcVVlKCeQuSdSCYc9vShCLZkYrcAtbuTpqCIYZQ3OCtTyRhWCIWvNu3C6TMM-7CAa1k1XCrcjPYXCOWRw6NBxbMzDKCWRjAPPBbddqM6CSbnoThCdci0O5CNdU2tNB9boy5tCZcoT-WB2XewwpBmU4KN8B8bCuepCwVAHTkBsXMZdxEGT63JKB-XS5JTA4XVMzTEHYBUliCwU0AmZCtTZVeLC-di3lyB8YXEePB7RIzjZBkaVBJ3CWQl0TfBBTlvrUCrTtssCCtT7ZMjCKXX9ozCpar2sIDGbvhCfCSU9kPOBvbr5E8DeVDf7KCHSPHKfB_Tp_DNDBXwCQaCyMJ65mBbYaj__DMWAJ5pCZYFdKvDHP07ULBSTyQdDDBR14jsA4TtKqYDDUGMdVDHTZcX6CmXOoWQCnRwJS6C1Tz9maB9SWCF5ANX27qUCdQkUZEC_QA6PYBXTjG2bB6TnxbTB1Wg0iMBzRXHh6CzTvhMYBEXSqNrC6XnPHBCVU5Gc7ChQTyUXBcU2qUuCiSjC9sC0Zh1UgCiT_NgjCHc6WPpCWVtFJsBHcorcICmW3M04B0TVTkLC8TJVx2BFRD67vChG2lV5AZYALE7BBOzY1CBFXKY8lCRZjGwBCyTOHHSB7W1L6jB1bUJ0aClS2xZ3CRPyy2cCBcXyBEDTPncr8B9QL0uwBzUL7AbC5RVhkvC1X56S6BOPtm4vBJbD4nOB8T-jw6DEbaRNgCiP5vPRABCmCcoANQvCKiBtS5NqAB9F-sgLAWFbs3VAaC1NA2ARCgvI9AEB3YCZAGHiJ7zBdbZHLKEHBsxZaAEIoYErASVlbXYDCB8JSgARIeg20AWB-sJOAOCWIa_ACHN5kRBxIBwjuBNHjN1dBKErqXAAEEycuEAEEsgpEACE4R-9ANGWxM_AYTCwb3B_ZuduhAkBLXMwAHDf1OtAbHFHUsAPE39n6AMCEhndAGT3rXTB3JZy8bAJH6wmbBVCRCVIAOFzPj_AgFhiGfAVCGpSQAMNEstlACHqbP9DVH2aRfBtCKChaAFDejmhAaE1ocMACETzSBAEEgvQkABFHOtBAaS-uVwCePyfQNBDZCjJJCRZB40nEROztJeBJEG22_AfWrZYbDTCJgbhAOPTTMBB4BSkrzAIcl4bgClCiOF5AQFiEKrAPFO-T_AVA95RiADIZFlhBiW7A_JB1FEQydAUB43BaAGQCAigABR9nrhBjRJb86CIINAAbBIRZqYMC1FwRQCAhGiUd7AudK_xTCPBn_tZAIc5in-CgCl0mPAOVDfXMDkW1LdwCLR_oqVBkGIWE8AXdNwL3CNYX5U7DobfQBXCSTsoxIC0VW5jGC5PHj_QAEcj3JMCFcdwV2CwSfxYpBFcT2W3CKTNCKMC_bFKa9CYT1MuFCYPDVR0ACdolJPB_TWYD5B9StBN2ByVwRCdA6a9CMzDJVZBcBCgcm4CTC9mZYO6BIbChb-ESbRr9jEAS3mErCtkTIstBukeRbOB3TiPfFDEy15RXA-UwpzFAMdJhULDeWQr9LDaXDyS5DNTNq-kCqTXAQBCvTVTrHCnTPr82CuTSVoHCvYEmKeDMws_yWA2lC8qMB_moU0zCWe1d-ICjjlMrjB5mLsqLBMk_wy8B-dO6uTCFVwot8CEeI7YGCfa4UozBzdS2LtCdc983GCLetaDXCYeh2fYCqko_iNA8etMocCicsdFCCUeWZdTCnRfgKDBddYdzxCScQ-w4B7eQkCUCgc3sitCVfGwVMDGdHY63CLezjwGCicQxKwB1XucH9EAXrC6ZD9Zuha_B0c08AUCJdyIC6CGcCWIpB9ZmxgDB9Vy1ALAMV0hkUAMnzTt3BHd_zjCCGjxuT3BAng9YYBMaoivKDlSAWaCC6hiA_bDQWAWsoEVHPnPiAPknDsDBYWJQolD_o1styA9kzChLB6esdTOCwfddKFC9czIrdCZn2Kj_CgYdtTDB1URb5uDDYvrC6CNaFdwcDJV5XUxDSQF5YRBCehh4UCNUes4oB1U17vFBtNuYeQACWF9p7C1V4EeOC7QVllYBUaKVGZDpZ9SS1D8WuDV7DZXwCXXCrUadChCVXd6lkBbY66BsDQPZSRwACdjMRXB0PauOfB5RDttTBvDAVZdATX7Q15DobFejdCCTc8MSDLTqTVWDOT62PVC5brH0DB7dxfbsCWVL80MC6XAmTjCKbGUyQCBTwj0BDRYLs-hC2XqFbyC6UMcyCDcXYffbCzXYfgTC3Y2w1oDuYpergB7ILMn2BLXoFUvCoc5M4ODQWiuxhBwaJqlDCDaOcBkCAXqfWaCAaJj9TCMWwX0UCNVSc3sB_UesKJDlZG5tgAzecjLCCmVmCAFB6YkOk3BHhrr57DbQUhMKCPH8q4UA6XRf1WCBIRPe8BNVuccxCZVPBftCecpYpmDOYyE_vB_aXxXECAYbLriD8Yoi2SDwPUXJnBrN7EpbBdVq9YGBLCYdtLAGX3dm3CcRouSRB8QFWmoCKUEY8bDTXYfi5CqYxlQ2B0UJRVUC3RMFvJCDTj1ajDAVHNAHDFYF4o3CxX346gCWPO2HyB3VkfiaA-VdsCDCnXsHC9DFcnMZEC4VucU9C4btZE1CiTucHfDAapfSsDBVHGJADeMrJFAABVsZPZCCV-UiICZZUiqXBzaktVRCFagY0NDaYHryCCvWPG3jCdPPsayB2QuE15C8Q-u7ZBYGcSJ9AWUt29ECqX553ECbXFZbYD0XF0nTD3Tsh14DHbKeh8EFfkP0vD1YXDAEDzeG6VHCOpuckHAmdOFFbDVTkQljC2TjuwYCiTrruBCvTwdKsCsTyrm6C6RGJnECmSbTsOCAHpDDPCldM7EIBkXExNPCUNcNrQBRTT0k_C5X-4g-CzWriQVB6ST5BTBoSYO8NByB08AkADZ61-iESnfeqABSNM3UnADTeNyZCoUlXxADrWUTdLCVXMuBuDOZFSP9DTN689HCUPU5hGBIcpRlaCibctgdDFUDOW7DWZEwRpDSXuF5wB5WXtEjBpTN4iPCvTLcbpCwTk5aMCiTjn9bCjcNfrvDWg5bTICCSpaInC_S1MWUBIiueneCdUWa8tCyUw7yQCqa4_FcCbVaKoGC1XCcNpB4WRaK5CRW-5wpCKZ6E_ICBHH37qAEHoTigClWTj3PCtajckJCQZGlFWCHZ3qGGCuXIdJ1DCYexY9B2Vcu3dC4HdRMmBJS0OdECZTDt_CB4SNa8sBnPFPFCADEyctMAGUkodcCrfwBmxBVWdODuB2X1-ogCZZ_UHSC-avUDSCRaMIrFDCXXOuyBMXcY2pCuSzRYhCZUy2XMCHCOmNOAPDtMuEAEJ9Ak-ACW60QeBGZi3KCCCWQ6JiDEZ9FnfCpZ_9HoBJUzdinDIYyn7UDjY_qukDgT3c9vDNWRTA8B8VVaj2CzQh4oIBnQZ0xaBuPgIYvCFYK3vJCuDs--qAQa0op3CiXg32tCWW3g9zB4VdYIhBsXOUzHBgJ-kvhBdCKyHIANQzKkjCmTbyDUCZTSO0eCtVQ9hkCoWkOSGBdXqNBQCeSMJeqBnWEn-BBAV-IPSDOXjovWBmTtYOJDKYJQx3DOVrlMaCeQAI6PBvB1QUOAIW_QJ6CwZj6hHB0eSFSgBfHnJH1A6NZdHOBjPxHFFBBRBtCtBXR1xbEBhczPpAChWTPjqCjB4wP_AFPIEWXBLdwwBUCWlXA4IBVXo56sCnYHr4HC6Wc42QD_XGyUKB6XYfvDCGXYfjxCnCpODbASVV0KXDAXu3ehDUUC6DTDDWPh2UDYXmYodCmVQMEHCXWAJ4hCfVdw7wCwSRU2yBqV83HpELar9kECKaayAyCichXHiCvUlj0BC_ZK0uPBPPXAYzCPb-eE-C2VEb_zEKaRjykBMZ-yRrCBbJBKKC1bt7L3CHaFkkeCycOAxWCFa2OejCePVW0cADYimBgCdVN9r7C6hZV4zCDcd08gDXUF-UJC_kov-UB8XK6aRD4T6GpHDSXnF_qB8dwIcgBjXr-p7C3Oh_HsB3aLgqPCpX7LW8CGYYB03A_SLucbBjZf7boA8bzVhVCGZ4vX9CNOmO4YBaYqKFzCWZvoFXAwRsi-_BdTG24XC3TEpWYCtbmLivCtTidTDCjEoemFAQUrcDMBCSk9UxB_UJE-mBGTShYsCvbQ0yqCDaMoqBCDVmCRsCZXMsSnCYY0ggsB7ZFYW4CWW84-jCoTsLxzClTk3kcCjVegn_DGWSJ8NDDWf1jADGXG3HcDGUm7yLCLV5w0IDDXdqYkDLVP34rC-WdgEQDAT1hCHCjX-bfeCLYZyuDClWiRVZCNW6jtbClVlS-qC-V1aiWC_WjA49CZWu5MDC2W7MlCDDXMzNMDIbTeZFB-bKCLgB0UiFj7CrX7k8UEGWF_JaCkW8LPDDSaWgNQB8XzMMVCjWRurvC6ZdVk8B1ZiiIFB5aiYInCMaymfCCPXoKGzCKW2NijDQWUEAjC9ZXL1oB2WaAHPCyXfrLpCaVrO-VCsXHf6RDIZn95eEOYsr3eDvaV3E4B8XSqOiCoWqQZpCPXcz_fCxV7_PgCyXFzTWDDX2XzUChVtP0xCZXqtJYCoW7HbsCxWvqkLCQXFsXICYWobTwDGY-KIOB6XkPGzC-VaejDC6VnF5-CBWLC48CIXRCemCWYl4S8B0VXgHqB1YJPKaB2D1W65AcFaHGZAXX8afYCNZr39LB3b95I7CAEIWRjADbwPNDClXkjMhB2WjcL7C3aOOiGCLY0ulyB0VyjU0C2V53sjDHWLyp3C0XoKTKC4WqVcaC_YTdCuDFVz7bVCaWjHbjCKVDmVjCrWCkA_CYYd7WyCTYedXpCPX5A7uB1Z3v8HB0V7I9wCdV9lSdDaXDQL6CfWy0YhDDWbe6QCMZsa5EEMVW-qjC6UEXP_CUXCgcNCLWy9NRByXga0LCyaBf6qCAbLGQ1B-XMYKsDAbG9sUCTUec1sCNVRW2hDFaOpcHB0ZE8lVB5Tk-VrChWgJj1CLYSrV9B1X2KPqCqU5YluB5XdDCHD-XHSAbCLXxs-VCOVLwyXDcUrtUCCeWsqdFCKXNyTGB9aFGpjB-aKZ50B0aPnI0B6Xh5sOCOXYLPzCjWvPXBCcXVmmTDSZrpsvB6ac927CEWCJEYDEWqOoOC7Np0TuADWw1pKB2Ti0O-AIX3bV-B1a5Y5xCKVjtAcCfVzgQLCRXBBLNCBZXuSRB0Zk3YhB8ZtJb7B6WW7XtDFWVcSXC1V0IunCHXMX_TCkV-iKkClWLyrvC3ayadlD0WZ8FfBQaECyxCBcJWVTB_WbzUgCSXaKc1DTTtYTyCvZv5i4B0TXMBVCoUYZ5dCKVeZyDDMWLrdICEcUZJTEUeTb39DQVoDQKCWXWV8sCeX46pjCaZs750B9WmTZAC1UAd6YDNV0Yn2CGZ6gKXB9XuT1lCRVdjWOCjaGzeRCDbDdrXCNWwKTCCIXW3x5CSZ46JMB-aH3KIB-TPr7zCrWkEURCMafZ8RCAFEQmbAgZsgLoB7Xrco-CgYxHvdBzYj-3XEaWvNNACHFbs3VAaSeRjwC7RU443CgRirUMCvOs619BHZQIWHAzUkOJQB0VsctUA4Uia7vB0SPbYHCuSmcyaBpXyfONBMUAe7jCDQeK6JB6bc6ZiB8dA68oCHejIK4C8EAml1AaU8tp2B0QwTbvCAV-UPXCKXyOj1B4Z7q70B7Xg8TxB9WzIFSCkY15JaB0audcmBzX0rGCCQWtgroCIaJdIPCHVLoJdCQTEKvYAIaEJuqCFW6qXUCLZ_tDoB1VxYMJB5XpbzACvaRabPB7ZHfdKB6M3wreACMofcnABcFNcVCCWmuXdCIX6tugB0ZQMYPBzO9lQuAVVctAiCcPABZDAUXdcbPB-TYK86CqX8hqiC1Wk7BoCQU5YopB6XENGECJXTDU6CAWKugjCFaU54xB3YO3gECNaJ_NgCAWRugkCNXnoPlCWZuvHHB1YnJ0JB-VeLxmB8Qu7QIB6WvGcICJWjVIwCFVW3rUCUVcs9ECScPGXwDDXWeJADyd9FK0CcaMBhSD6ZjMjCDwYg6piDpY23lhDsZu3KDDraEfvDDraROKPDrdL-wdCwSuDB_CYXXbKsDPXRRf1DJZFLq0DpcDpXrDHSCzHKCZX3c63DvXUckpEIaHyciDCLyeU_BzXzL2VB1aQ-qaBzVy-1cC9V7Q0cEKEI--OADV6TCXC3PiP4QCYScxjaCGYsqy6B7USsSADTSXX1eC2VkqlzC-PmDxtCNPKlnTBBQKo8xBDbQbC4CXMmOMiB5QBFykDDPNc12BDOIanDB8WYowiEHXPrOmEWVP4ZJC1S-FK6DBTGWlGC8U1e8HDXSs_BiCcOfwmJB2SaIVVDCS3gTDCtWX5U5EYSnR4VCxNo7nTB6QTA4sDEQyu7mC3dv1JCBbR4TFZBmXQ7ohCHTQbbACxXFZAWEhZJ1M1B0XX04xCJZ2sN3B2YHH5eB7XbUynCFXLUBSCaW4poQDFXkBTKCBeXj0UCPdkqEWCEVyBM7CZW8CpoCUWYuQbCMYf8E0B0aBFGDB4W3ejtCPS6xOIC7W706ZCJaKweODDU8WoCB3YQWgzCMZgobJB0PUsy1AXZkWBaB2PA3yYASXr3m5CCNuDrsACPMAb2ASaodKkDYYKF2kB8coiY3DNTLwy8CwYvG8wCBWp599CIV6LyMCQV7IzVCJZ829YEFW5j7PAOTvm4nCoZdjtZB2ZXtwyB3YDNBlCdYVOliB3YQj7xB3WNlq-CCYK8MWB8XIPgoC6ZtQA9BzvUVDECSaGFkcD5UnCmlCPVKkV1CaZwASAB6js1ooBYX320iCfVQSxyCLV3h5ACCPrNXtACaXV4IB1YrSbDB0VD4rTCPWkmasCQVywraCYWgk4NC6V9rm_CAXcEkJDMYZQc2B4WR0_RCIaWtSnB2XZBaLC7U9oBtB6ZOEMIB2YGYqICeTM7cpC1dHYnLB8VzgN8CYV-h8jCHVghFMB6Te9VmCoO3ACcAnZQ0snB4YQI90CTeMVEqDIUxwNLCVVDdlYCNMqnSwABWD8GQCJYHcjaCbYilsoB6aKnh2B2GoRKeAbQz_XLDEOLAyzAEDTNqWASBnkh6AKFMOAWALNeeRjACThL1dCrFhiHXAVDvUc9AFZIqFqB3YyLuGB2YySgeB2lPCScDXTJAQJC9TBXoxC1S6DUFCzh8AFKDZZZHvSEFcldmNDUOrrpZACZ-AOfCBWRujLCWcD9X_CXErVzsASdquAoDiH0oJPACEolgUAGSUw7cAIDD1ieAXPAI4WADBha8bAGZzGuND-jX1soC5Fqp_QARTeo-gCjZiWjvDZZSGFbB1h8hxaDGTPKB3CmenD6ICoZEN01CuOrAC-BzXW3isCBYQCPxCYBUsn0ACVO64cC3ZZhGcB0XsCeyAOSFPrpCwYmGi_EKjpOr0CwDoGo5AXJbLWGAIT6duuAKP7u8iAJYqBHWB-WM2GZCHXYXtAEKVuwGHDsEKC2DADEy-lzAVXUU04CHXkw3wCFXmCMsB6Vn8ajCXV-htAB2XhDauCXTdypSCnTRs1vC3WSW-fCTY98kMB5ZLUR9B0XKyHaCWX_aeKC3Yaj_rDMYuygUB4V6SPmB4anCrICGYyUuWCMXn1vLCCTO1nZCvUgtViCpdiAfMCNZXnEbB1U8WmFB4WHwjxCTYgeQiCcYiKtnB2cLXK6CCWNRRXCEaEJsKCEjNVv2CmKYypLAOKip3vAQkw0B9BwVjLUDDNX-2C2B1YO3ixCUaDaMvCHa140LCGaJkHSB5Z_6NDCFbvDDTB9XNN9QCDBfuhrADagx9BB8W8WzlCKYMN4kCZZ5PGBB2ahNfYCTYcpbLB1RTocxAuVwNy7CYbUUu9B_XkxGuDIXMlYcCHVjs3tCTZqtMLB1W6-wmCNWSyOaCGZ4stuCAaCqvRCDVfxt7CVb8dbdA_W28tdCJhiQDNCCYEzq_DqZZhQDB0KB_ZOAIJ9AmpADaQj7FCVYTdReDDWWtSoCMcKUpwCLXTeknCRYP7KYB9alCy7Dgab0UgDmTMFM9CmTOu3iCnZBVz5B7bUpMmCLNDo_5ABTqaIfDLXHtL4CPZ8uqnCDwtfx0AgTSVgmC-Ted8vAJTwEl4AKUGFwJCrWI92HBPWSt2WB2V0Eb-BsXpCd5CaWsPpcDIYBvqcCzW4VHKCSUD9-fCvYl-67B0FEQ8IAUfKQj_C3Ts2a5CnTu-KlCoVghhkDOUKYogAIWgDEuDAWZDJADDX6ZogCWVbbrSC0XkPE4CiVoKN9C-WXI5KC7WPgDMCdTaFBJC3TX9RzC2VtP3FC_VLVvtC5YB2ipCzUbuTYC0TQbefClTfzkxCqVMnJLDGHiLKoADRrSfYAaR9VUAAIYFAapCfYlWNHB0aVHZJBzXa5RUB2XuUGkCrbDYBNClTvm2cCsVAuQgDXVKldODbTRfSfCyXdi9zB4Tzo0-CjTlHB5CeT4nvYCwXmmemCNV4u0gCYX1-kLCeTpI5tCmTMgTsCvQJ26kABTMSw5CnVirAzChbKCFbByZcaPmDrXB3yHCJYTkSjC0adigWCUasfplBebW6UKCXWpaH4CKXZPKwCLa4UprBzFdLGiA_WhI1_BzWjeC4CKW3ufIB2Xh71VCJUdNZDCiVT03wCeXi4lvC9XsAT9CqT2EycDDTs2TbDCYcy2NCsZSoFhB2cQzIoC-T0D6VCuTo0X6DIYKvscD-X_Zi4DoZV2ZcCNVlAXcCiZZi6ND0WpaLWB6YIo1iCvFAqJsAUXZO7XDJW6PyQDFWsrlLEZZCiAPDyYHr0pCwXg-eXCvTcTjAC2YMIvQDKbp_-MCRUWGZODfbJZc6B0WA_1BEJa7O7-CAW4433C-Vcu4VCzEoeZkAXPumanACJIMjCADPISzHAUydAb3BCaU0Y4DibLhwaCkZ4EKKB9V39MXCNcxWQjCHdSv4ODwftdwxC8ZkrdcEYZvfvaEfcPJjUAQcmUVwDdB63-DALOVg_KACHILPpBvaapxWCyUf1DDCLMk_e_ACS-0vsC0OpIGAADTOToSC6WrSpNCwWjeDvB_QJDuYCoZvN4bATV0sJCEOdkXAnBjYAOqvB0YTG8MCMcAqkJDeeBHdXBmMpchxABMtDQ_ABdEUQYCcbyjotDEXcUJFCHOx_96B3crTk0BodYQGGCRWyEO0CZXasC-CEYqHzyB1XeeusAMYoG2VB0YzqoHBzfc7kTDpkAB2oCCcc3r2DIcX4t4DJTUkGHC3bGPPTCvZ2eKpB_aXWKWB9bfkDVB9OdCIdAIaX2AHARVfJCyCQdy8jBALYZVqBAKkZe-7BVncZUAC1XDXeHDLWqJQZEGYw64CEUfC1DcCwXChPpDbTXAUmCjTWDO_CjYCWjYCQiNtfHCUHOv2XBrV0XEWC9bOfbYCBW4qPED2Wd6wECgYjpsNB0VMGXWBIWsWp7DGHn33RBLOdooTCBX5wRVBza9vdiCtZKygfCSTnBhQCYVZoRdCzbS9WMD4XKXC0CoOwwuCADbICQQD8dkdlbDSgM3WbDch3b64COeWaBUDbji-UwCweHB3LDeg1hqXAZd1HJQDeXLvAuCFguS7YBLdRlgKCzUeroyC6V_s36C6XeGPxEUb1NIhCiJoHP1AGRJs3p__bIB0cCrbBc_1CqZpPf1EKcmMyVCkEJS72AZHsdR5ARaxq69DpbGI3DDocpEABChb0dg4CTbvlSBCVcgr6eCgOwqsrACEmrbpACVJuYiC5FxjMaAEJ0hfkANTYfTGCsQSwFtAHN2VqaACHhu2BBEbsuJ5CecAjW9Cfbb2uCCMcFN1CCNbuoT9Chb0P_kCZbwAdrCZHtZWUCPbgT-eCYcPtv8CPbj6xjCfcTAOkCZbhlRjCRbkBeeCacSXkaCgcx-GhCdELbD-ADCasLOAQEo59DADbTlakCPcZrwkCTbwAioChb7CUTCVbfP_cCRdDrk0CgbkIL1CSBfujGACMlT1YABNiEryADbUic0CRbzt5nCQdEh2gCkbYChJCQb0JH8CSb_tA2CbbjEdiCbcK8SFCJb9J5XCIbpU4TCabcftUCbO93DtA-PcuCrBGb7P4HCVbGvwrB0aPtuBCIdTmDRDcW02LpEWbKkujCoc8yB0B9dUbuMCNeY9S0BucJWc4CLYNKs1B6edtqXCfc5ZFaCUdJuUbCObZTvjCCbIO1VB9bRkFtB0bmCg6CfZ2eIiCET4nl1DZczkMzDCboeSZCEVb3RGC_iuzK9BkbLAmBDVYpEDZCNc2T6uB6eXqwqCeW1ynyC-GhDYIAdTPDNJCrZOhAbEMWerLyDSaQeigEJahjSED1QGQJJACOeUXpACO5bVkBcZtlxNEGZG3V1CGakZSGCbPdzx_BBbtQq8ECcl_HBCXa01GPCIa076FCRYbR1LCxedFrlDnY-znmDEX6SxGCPYJdU5CHJBTXpAFa3642DbVBCz5EDZ3opxB2gQJYPC9aVBFnCLbwbDMB1VkWKgC8eD8hiCpgSf7wDHef8RKCiagyZrCca9bJhC2bKCGTB2eQq8SCYdv5ktCRXPjsaDFcNtKKDGbgiaYDWbVzdDByc7gysCGgZ55BDZYz_UADJdGphSCSdOmnGCaTSO1FCpbfk4XDJVsueLDEO5JqSACQHECNBFdeuXHC-bkxi1DtX_RK_CUG8vPxALHDUAcAEaNZmmCtamHBQCoafh5bDUYwmElCmZIemCDDbwU6fCfWHPJvC_Wow1qC_eYcY3BwSf-5fA9m4e8rBkR3dnjB_aNY26CMYITfcEibxf7tDVYaplYERaRbB9D3dkIteDFYgedtDEW_OrcDCJ0u-jAJJ_O_2ALVE8TqB4XUjDTDWmGTwbBpV1b_zEPWIa6uEHTz2MmDRTRzsxCmTPr83CnTNkNoCnTN_U1CuTQN3XCrTPlH7CueOxIODDa6q5sDSTmRkbCuThtuJCwTb4ezCmPr85LACeabrZDDUEkx_CUbTtqLDYfFZvJC0RcvwjBaSC1UtAXUQNJpALUdLZdCOHy6RYCRZ2zf0DqTW5hyCkTTnDfCudIj6bDKkls-NBUdSihODIgkbTBByVnqxRBkTUrVLCXNzwR-BlSmIbWBpVqUjTBlRR7QiBkTIs8oB4T5feIAyVisPzA7OA5_mBXQGoqmBVbgUvGERaU1-UCIU4N19B3a7hPlDIN0bh9ACdu9h1DghKDIlDQSjp_QCdSb6i_CeG_zEYBXYjPPfEFpOt0hBVdxtwbDFXl9e-CoYHipYB0iGLtdB_Z9DorCOWJs5hBsMj0-A__U5aTDCjcp0thDDdMRWmCedXaFwDQg3LVdEle79W0B7bOMXbCfd2excC3X2J4zB1Uk0HcCacAB30DpZ1OI6C6TsZclCcNBn3UAChWdLDDIF2NRmAjIIi8MBJR7mSiCDEGOgxAEcUfldDRXZ8-WCyWL59jDcYQrM7C5YwLAmDMYdgafC_ayoznD1Y-vdFA5TYzsfCjgGSXjDuWC4daCmcOq0vDDWZRDeDIlOMEuCLerE21Che8XIICnXdWEvDPdIqoCChbubHDDUTVV-sAPYHXVtDDG_mhzAFG-wQJADWGTq6BwV6Nw7CraqXopDkYAKGiCxUntNBDEV6N0ZCbYUhYBCzbiXe2C3ZdEchA4XYmZbCeMvkTSBaM2x2PBXM2kRoBVWvPgkB0XA83ICPYztQSA7ZljKWA-U4yweBtYSSXyDQa9doTBXPuxRSBoTidTKCkIKqOPBlcYB3kCYT41XTClXqNEvCoWjd5UCvZhKmKCFWsKxRB0T3qgSDbXebxcCMWF-_ADbT-jzhC9U9oVQCRVq6PwCCXTMMgClSpuh8DHbmgFuCNXtfqnCUUxy6eB0XtzyvCsRBgACAnTeUcuDGUrbxrB8QlKvqC5TXUk1C0TX9SwC1ThtyLCkThm_pClThtyUCkYX65KBLUmwNLCqVeN8hCrV6NyqCeXHhm1ClYgMFiCYYC6pXCkcODzHCpYGMvWCxVnBJZDNXYfi5CqXdKEHDFU38IYCHW2d2CBWY6CBVB6Yl_HvB8XnccPC-aJRbRDFaxy3jCBa4RARBtGvRMDAORCpzfBtUVCiIDdaFiLWB1bmts9CWUSEjjDbbUlPCCCU607xAXeEK27CDbx0KgDJaz6RoD9H5XwlBPc2VMzDYa4qOIDzGYCnYAabiAwNCsYOxWRD_XI4FQDOcQ--kCBhrP4GDPCp9Y3AWaePuGC5eJlGTDOeFjJSDLSC1PgAZSox8MBlDGRzvAEcpK63DJhGWEHBgd1jfqBoYUUDCBkdYyiYDKXbcgEEGdUYXYAoei6LcCjfB-wQCrW5tg2DQWrzyeCPWl-6QCTn0C0sCfY0oCbDIUEZH4CwbM6psEBdkkMIB3ONFE7BAKDecaANhJUD4BqcGmJfCcZX2sPDLYwLVqETHCyBCATGASS3AWJ9F9QAvJ6cSaAyY0IjrA8DLJ2IAYFcVpOATENpmrAEZIkLEDNUnwikAMV1KLiAQW-FM8EGT9ntOCHbkIjUC8b_0JDDFjTmPrDJN8zAmADcC5dgDKX0JawCxZFm3KEBbxZXKD-cFpwUDOVppknC6XzbfxCzTxiLpBDYypDxCTU9D9PALX_nXtDAZilAIBaT7s90CVdcNNMC2X6GkPDnXnA2lDFX192RDKsvXrXBEY9ArJD7X6AFpDyW0pVHDVRwdmvCMmX6TNCRb_2VaDDcRxYhCwOrN3qBcdYQiZDBPVpXrAxUcQqECJR27uHB5R_NDXCDR_1p3CVZLO_sDdZAT8XDcaZuccBHXtmF0C9U3KRmCcZNpg8B0bjmEFCEdNBVcDnTcM3jCpTanDnCpTMgT0CteC_8SDcZkBLqB7XzEp8B0bcSn8D1YBmc2Bzbk3Y7B-lFzywC-VC7tuCWZlSc4B4aT2FIB4V2eARCIQgLjICjQlKpFCjbok96B_bDrUnCSa3y_wCHbC97SDFXFuI3C4SsuyJAIeAsdSBYTbdX1CjTbkKrCiWPLgQCFYBHDwC5YBG3ODZPK8mCARPD8sWAQUxCXYDuZDssyD_TW5cUCyTkDDZCtaT_kvDWarmpMCabKCOHB9bIBLiB0VPBYtCZarmj1CHUtpVfCzX9C68B2LO3zUAQT4vkCBiaL47YB2artOcCFaMa-CB-Zq2sWApQqk9-CBYaa0bB0EkBvHADRFFtFCaTliAMDAMfV2-BhSI2vsB8Rs26tCAR-P7-CGPvgbZCIQRVhECWbz0XHB8ZeShWB3bL1uSB9HwmQiAETWTLuAMAxsxuACDmF36AVB5LerAEEtyFOAGarZL7CnEMlU2AZat1TiCocH3wECmdeTH1CXayf8zCjC_zcSATeVBwSDbTNddVClThtxmCmThtx1ClGCMiBAeB2h04ADDV3e8ALH7us9AOB-5xSAOB22FEAGbIPSJCfRTarZA5DYF-qAaPkX1JB8DQdWtAMShkAxCLDexpvAETs2USC9ShYloAIWCB0mCHX_MsJDfafuXWCCZdH4XB5T8cFaCxYjplZB3azxHvCNYcri5DCXsSkgB7WNbHwBmTbI3qC7S2_L7B6MoJiFA5iw0E0B6X3Gh6B1fMy_oCWRH4WvAGXYfhKCuX4hJ7DBZztigB2RbyTKB2XJTzkDvUtpZ1Cke4OTKCWWXK50B2XebnCCuU9-nvCpWIi_gBLU_WtxDJZT6f7DZX6o27DWVju9ICcWexQeCFW702SCLZ0_F1CAPeenEABWCLGPBwev2IXCWabRh9CObNAw2CjZcZF1B8YIt7oCeWig2gCzW7AkPDZWXst2B7Yp00mDyYi7rZD3Ts2LnC8WF--IDdYblcTB0R7ETZCKTTTsxCEXwNoOB3exoANAKW1NrQANtWHHWA7UWGjoC8ZH8zXDMZKEmKDdLNtaRAUZuTfvB9gOBLcFTX-197B7AyIC6ACXeZvPCXKV7VxAMYWTSgELVQLy-B0dFlktCKQAXlmCDaPFHZB7cBg_4EBZBKMODxcTVLyD0QOlGKCGYUevEB0WcAynCDY3sMLB4R8J7UARSEAM0ARSFsw0ATWjkuECzVW81LAKOTYu3ADaySS4CZa_cCwCtQnN6FAFXcK-gB-Zqzm0B5YfPFtB5Z7lk1DtH0E6aCrTg-PDCuHsBGHCmXXILABgSuZSuCGXebkbCzXebjkC2W_ifcCKW2hWSCISyHUDByX5cXHB-XIPKPCVY9AlEESWufhMEIVA3IwA4VM1pmB3XY6PsD0TwPlTCrZdBplB0H6wf3ChRnJpxAeIMeBtB3TTgQBCwTUCMCCzHThQtBzH-eCkCnHbQvTCDWl4jMC0VrVmDCXR85TLAWHs3YQCqdfQIhCVSLnSGB1T4nuhCxWSgDCCgXBSSqBFRnV87CiSefV8B_SYBilBpUVlHCCFVcU-kA-e3E2iBkD5ZB2AbUzn5WAKQT63KAJaQBn1B6ah17BB1ZNVRtB3UCZULBFTFhslA6TRgkpBASyAhhByZtf7wCEXA7AMDASaWbyC2YJ6KDDtHON57BqT1-JiCfH1BjgBbTchM4CnIvkC0Bc',
  },
  market: {
    names: `Ainabkoi|Nabkoi
Angorom
Atheru
Barangi
Birbiriet
Budebu
Bukhalalire
Bukuga
Bulwani
Bungasi
Chania
Chebarbar
Chepkube
Chepswerta
Chiakamunu|Chickmunu
Denten
Det
Ebulakayi
Ebusamba
Ekhomo
Ekonjero
Emirabi
Gari
Gathaite
Gathera
Gathirua
Gatiguru
Gatuntune
Gesarara
Gesonso
Getare
Getwanyansi
Giakanja
Giatutu
Gituru
Goat Market
Hamisi
Ibencho
Ihumbu
Iiani|Liana
Irembu
Isecha
Isukoni
Ithanga
Jairos
Kabati
Kahumbu
Kako Market
Kalawani
Kalili Market
Kaliluni
Kamakwa
Kamakwa
Kamngoriom
Kanjiria
Kapkelei
Karandini Market
Kathalani
Kathurine
Katilini
Katuaa
Keiyani|Keyan
Khayege
Khuluchina
Kiarie
Kibaro
Kibiok
Kibuye Market
Kiengu
Kiganjo
Kiguoya
Kigwandi
Kigwaru
Kiirui
Kikambuani
Kimuthanga
Kipmukul
Kipsigak
Kiptenden
Kipubuni
Kirega
Kirere
Kirigithu
Kirika
Kiropket
Kiruga
Kithulani
Kitoni
Kudho
Kwa Mundungombe
Kyanzavi|Kianzabe
Lolminingai
Lomelo Shop
Luhano
Lukhari
Lusiola
Mabera
Mabundu
Mackenzie
Magada
Mairoini
Makohokoho
Mamboleo
Mamboleo
Mangala
Mangulu-Iiani
Manyata
Manyulia
Margo
Masali
Maukuni
Mayoni
Mbiani
Mbilini
Meiri
Mikaye
Milu Tatu
Miluku
Miruka|Ekerubo-Riochanda
Misek
Mitero
Mitheru
Miyekhe
Muatineni
Mugumati
Mugunya
Muitwona Higi
Mukhe
Mukuyu
Mulilii
Mulukhu
Mulundu
Munyori
Murumba
Musasa
Mutheru
Mutituni|Kasaini
Mutwewathi
Muuni
Mwipali
Mwiria
Mwitseshe
Nakoret Shop|Akoret
Namakoye
Namba
Ndarakwa
Ndiko
Ndueni
Ngegu
Ngenya
Ngunjuri
Nyadoche Ibere
Nyamtiro
Nyankondo
Nyapera
Odingo
Olchorro Onyore
Onjiko
Otongolo
Oyombe
Pirei
Rabuor
Ragengni
Ramulla
Randago
Rigoma
Ruathe
Runyerere
Sabatia
Samanzi
Sameta
Sende
Shikulu
Shisejere
Siribo
South Nzoia
Thimangiri
Toms Duka
Turton
Turuturu
Ulalo
Wamwiga
Wandiju
Wangige
Wemilabi
Ywaya`,
    spots: 'X-VB9C1dRkIfB1cK4QBCcVctGnCycqjVmDNbVzfqB1cRuabCEasj1oCjciYBKB9bn8Y-CFVQ9icCobnh1kDHfNOJXCZaJQCuB5UQKV9DegCQcnDmWXqXrCLbKCj0CRafFywCXamufiCmbhlWiCWayf4CCXYZQtLCVVRYnMC2WL7OaCUVirFJCZVcu6ECvbeccNCBW1Jm1CuW1JjXCbW0nqoCuXA69mCgX7zkkC0VLIQsCjWF_AvDUTliInCha4VTVCrVolO4CuWL7QJCVSakEuCKWF_M4CNXYdxMDISmHzaCmV0Ya0C2eMbHTB7VonFzCrV0YhxCVRH2VZBuRrRDXCNRrRDXCNUb82gB8YHrtsC8YHrr9DHaygQVC7VQ9gtCrWF9mdC3TVhL5C1SaWa7C-amw_QCNQel1kCeRNyJFCnVFKUwChbnhieCdciX_bB9VLILeC0V6NnYDTbbwjKDFZ_zvzB3b_G5DCLU_Wy_C0VucXkCuX7zUEEZVucWsCsU_W57CgTbJZhCgdLqdICnWM94KDcbbwjKDFXuvQNCrSaWdhCMWF_HrCpWF_ROCBVonEECsWAJu-DLbhlvtDOWAJv2DHPvgiWCPR83kECjahhx5B-TF8rLA_UKwwqCOb5IlCDOiL0BLBCbfPqIB2coUHCB8amuj4CnUEXNfCTXZNT5DLVLIXoCZa6By6CcXSqLECyViq2YDQYZQuDCSaJPz-B3P7RyKCFR83qJCMa4VPAChbbv91CObKCw1CoZ3iXWB0Ts3PUB4coUO2CFQHDP3CaTbJYpCaVcuyQDIU_UuLB7b-eIMCrT4oIkCWXwAhSCje7nm7DHU_W3UCmY2xyZCDdXZzbCQPdy_pB7bV0IdCcbV0YFDLYBvm9DJeeI5oCiWdox_CFOLZxtBgd04qRCWbP4EUCkVirAzChbP3uoCIbP4G7CtWAJzUC6SgSdUCoXkQ7ZCkSmH24CJayf1bCXZIfPBCMbhlXZCViRHO0Bfc0FvJCVYMAaxCgTyrhtDRViq4IDERZjlACVXwANVB3VEVuBDKX7zqpCtWSlAsC2TVR2zCuUzjMIB2cYg2JCDXGwHiCPSUgnUDFZrxLAB3aDTqoB0YBtxxCBc0GCQDPayfzsCWZCgeJB7Z3igBB2amgp3CHWAIJaDNVucWsCsbEGnfCfbzStFCMcDTg_CJWJ_NKCrQGGUtBzbnhdRCYbV0DQCXcuJahB9bhlBsB4azEThCFIYO1vBabzTALChV6Nw7CraVBGYCMVFMD4C6XeZcJCcTyrm6C6ayfzsCWb5H4wB_',
  },
  estate: {
    names: `Aberdare Estates
Agricultural Development Corporation Farm
Aintree Estate
Airagwani
Aiyam Farm
Allus
Althega Estate
Amberley Estate
Amkeni Estate
Anmer Estate
Arama Farm
Arcadie Estate
Ardencaple Farm
Astra Farm
Astra Farm
Athi River Sisal Estate
Athinai Estate
Athinal Estate
Avebury Estate
Badgeworth Estate
Bahati
Bahati Farm
Bahati Farm
Baixia Estate
Band Estate
Banita Sisal Estate
Bano
Barnhouse Farm
Baron Emile Estate
Belle Vue Estate
Belvedere Estate
Bendor Plantations
Besiobey Estate
Blackscythe Farms
Blue Lodge|Llewelen
Bokor Farm|Bokok
Borana Farm
Borderlands Estate
Boron Farm
Braemar Estate
Bridge Way
Broad Acres Farm
Broomhill Estate
Buret Estate
Burguret Estate
Calley Estate
Camerondale Estate
Catante Farm
Cedar Vale Farm
Chagaik Estate
Chai Estate
Changana Estate
Chebango Estate
Chelimo Tea Estate
Chemanor Farm
Chemasingi Estate
Chemomi Tea Estate|Chemoni
Chemoset Estate
Chemosit Estate
Chepitet Farm
Cheplelwa Estate
Chepngombe Estate|Chemgombet
Chepseon Farm
Cheptabes Estate
Cherangani Farms
Chesarikwa Farm
Chester Beatty Farms
Cheymen Tea Estate
Chomogonday Tea Estate|Chomogonday Estate
Chui Estate
Chui Estate
Chui Farm
Cianda Estate
Cimbria Farm
Closeburn Estate
Clovelly Estate
Colb Farm
Colobus Farm
Colville Estate
Coryndon Farm|Cyrondon Farm
Cotswold Estate
Craigmore Estate
Cranhurst Estate
Crater Stream Farm
Creacombe Estate
Cults Estate
Dafina Estate
Dandora Estate
Dandora Sisal Estate
Daraja Farm
Dawson Farm
Deepdrene Estate
Delamere Estate
Delgany Farm
Deloraine Estate
Denisar Estates
Diani Estate
Donyo Sabuk Estate
Doondu Estate
Doonholm Limited|Doonholm Estate
Doromo Falls Estate
Drumvale Estate
Dunan Farm
Dunnottar Estate
Dwa Plantation
East African Coffee
Eland Estates
Eland Estates
Eldoret Expo Farm
Elgeyo Farm
Elgon Estate
Elgonview Farm
Emarangishu Farm
Embori Farm
Enasoit Farm
Endebess Club|Entepes
Engoshura Farm
Equator Estates
Ethi Farm
Eureka Estates
Everglade Estate
Fairview Estate
Farran Estate
Flecher Farm
Fock’s Farm
Forestal Lands Estate
Friesenland Farm
Gara Falls
Garden Estate
Gatharaini|Gathalni Farm
Gatua Nyaga Estate
George Estate
George Estate
Gethumbwiini Estate|Gethamwini Estate
Gidea Estate
Gidoomal Coconut Plantation
Gingalili Farm
Ginia Estate
Githare Estate
Githogoro Plantations
Githunguchu Farm
Gitiligini Estate
Gituamba Farm|Maryland Estate
Gituru Estate
Glanjoro Farms
Glenleedle Estate
Gogar Farm
Good Hope Farm
Gorge Farm
Goronga Estate
Granville Estate
Greystone Farm
Grove Farm
Gulmarg Estate
Gurrane Estate
Gurunam Singh Farm
Hardy Estate
Harefield Mayer Farm|Harefield Farm
Hatfield Farm
Hedaya Farm
Hill Farm
Hippo Point Farm
Holmwood Farm
Ibonia Estate
Impala Farm
Inghi Farm
Inono Plantation
Island Farm
Isogi Estate
Ithanga Estate
Ithima Farm
Jesume Estate
Jipe Sisal Estates
John Collins Estate
Joyce Kilima Kiu Estate
Juja Estate
Juja Farm
Juja Farm
Jungle Estate
Kabarak Estate
Kabazi Estate
Kabazi Estate
Kabkuress Estate
Kabonge Plantation
Kabuku Estate
Kacharoba Estate
Kagia Farm
Kahaguni Estate
Kahn Estate
Kahutha Farm
Kaigat Farm
Kaimosi Tea Estates
Kairi Mwihoti
Kaisugu Tea Estate|Kaisugu Estate
Kaitet Tea Estate
Kakatina Estate
Kakuzi Fibrelands Estate
Kakuzi Fibrelands Farm
Kalalu Farm
Kalanzoni Estate
Kaldet
Kalenjin Estate
Kalimoni Estate
Kamara Farms
Kamau Kaime Farm
Kambiti Estate
Kame Farm
Kamiruri Farm
Kamiti Estate
Kamokoso Estate|Kamakoso
Kampi ya Simba Farm
Kamwaki Farm
Kamweti Plantation
Kandutura Farm
Kangaita Plantations
Kangata Farm
Kanyamwi Estate
Kap Joel
Kapgwen Estate
Kapiti Plains Estate
Kapkapai Farm
Kapkatungor Estate|Kapkatungor Tea Estate|Kapketungur Estate
Kapkorech Estate|Kapkoroch
Kapkoya
Kapsaret Estate
Kapsimotwa Tea Farm|Capsimotwa
Kapsitwet Limited
Kapsongoi Estate|Kapsongoi Tea Estate
Kapsumbeiwa Tea Company
Kaptarongei Estate
Kaptega Estate
Karai Farm
Karamiat Farm
Karamoja Farm
Karangaita
Karara Estate
Karemeno Farm
Kariandus Farm
Karura Farm
Kasambara Farm
Kasarini Estate
Kasiala Estate
Kaslak Farm
Katani Sisal Estates
Kathangi Estate
Kathpat Estate
Katibanga Estate
Katina Estate
Katrima Farm
Katumani Experimental Farm
Katunda Estate
Kayata Estate
Kayole Estate
Kedai Sisal Estate
Keelah Farm
Keini East Farms
Kelunet
Kenani Estate
Kenani Estate
Kenda Farm
Kenplains Estate|Keplains
Kenya Canners Plantation
Kenya Canners Plantations
Kenyatta Farm
Kepchomo Estate
Kerapash Farm
Kericho Tea Estate
Keringele
Keringet Estate
Ketparak Farm
Khingo Estate
Kiaibabu
Kiama Estate
Kiamara Estate
Kiambaa Farm
Kiambogo Estate
Kiamriga Farm|Kiamariga
Kianjibe Estate|Kiamjibbi Estate
Kiawaroga Estate
Kibabet Estate
Kibani Estate
Kiboko Farm
Kiboko Flats Estate
Kibomet Estate|Kibonet
Kibongoi
Kibongoi Farm
Kibubuti Estate
Kidogo Estate
Kifuku Estate
Kigwa Estate
Kihato Gia Icagi Farm
Kihikoni Farm|Kibikoni
Kihingo Estate
Kihoto Farm
Kiima Kimwe Farm|Kilima Kimwe Settlement
Kijabe Hill Estate
Kikapu Farm
Kilesi Farm
Kilifi Plantations
Kililean Farm
Kilima Farm|Kilima Estate
Kilima Farm
Kilimapembe Farm
Kilooma Estate
Kima Estate
Kimakia Farm
Kimari Estate
Kimoro Estate
Kimorori Estate
Kimugandura Farm
Kimugu Estate
Kimulot Tea Estate
Kimuri Farm
Kimutwa Estate
Kimwani National Farm
Kinga Kinga Farm
Kio Farm
Kipkabus Downs Estate
Kipkarwa
Kipkebe Estate
Kipkimolwa Tea Estate
Kiplombe Farm
Kipsangwe Farm
Kipsigak Farm|Kapsigak
Kipsigis Farm
Kipsomba Estate
Kipsonas Estate
Kiptawa Farm
Kiptneden Estate
Kiriga Estate
Kirungii Farm
Kirwara Farm
Kiserian
Kisima Farm
Kissima Estate
Kisungulu Estate
Kisungulu Estate|Halligan Estate
Kitaru Estate|Seven Forks
Kitimuru Estate
Kitisuru Estate
Kituamba Estate
Kitura Farm
Kitura Farm
Kiu Estate
Kiu Estate
Kivani Estate
Koisagat
Kokwet Estate
Komo Farm
Kongoni Farm|Korongo Farm
Koorali Estate
Korongo Farm
Koruma Estate
Kurawa Holding Ground
Kwony Kwony Farm
Kyanzavi Estate|Kianzabe Estate
Kyboi Estate|Kyboi Tea Estate
Lairagwan Farm
Lamuria Estate
Lanjoro Estate
Lari Farm
Lariak Estate
Lessotett Estate
Lewa Downs Estates
Lewa Downs Farms
Lewadowns Estate
Liala Estate
Lietego Estate
Liliana Estate
Lisura Estate
Loldaiga Farm
Loldoto Farm
Lolomarik Farm
Lomba Farm
Lomet Farm
Lomolo Sisal Estate|Lomolo Estate
Longleat Estate
Longonot Farm
Loresho Estate|Loresho Housing Development
Low Ling Farm
Lucy Farm
Lugari Sisal Estates
Lugari Sisal Estates
Mabroukie Estate
Mackenzie Estate
Mackoy Estate
Magamia Hill Farm
Magogoni Estates
Magogoni Farm
Magutu Farm
Mahoti Estate
Maiella Estate
Maiella Farm|Mailla
Majani Mingi Sisal Estate
Maji Kiboko Farm|Maji Kiboko Limited
Maji Mzuri Estate
Majichemka
Mamba Estate
Manasu Estates
Mandaret Estate
Manera Farm
Mangu Farm
Manira Estate
Manoni Estate
Manyara Estate
Manyika Estate
Manzini Estates
Mara Ngishu Estate
Maramara Estate|Mar Mar
Marambu Estate
Marana Estate
Marigat Farm
Marmanet Hill Farm
Marnyn Tea Estate
Marula Estate
Marula Estate
Marula Estate
Marula Valley Farm
Marurui Estate
Marwa Estate
Marwa Sisal Estate
Maryland Estate
Maryvale Farm
Masana Estate
Mashamba ya Arithi
Masibun Farm
Masongaleni Estate
Matanya Estates
Matha gauta Farm
Mathatani Estate
Mathuri Estate
Matropivale Estate
Matunda Farm
Matungulu Estate
Matuu Estate
Mavoloni Farm
Mberere Estate
Mbondoni Estate
Mchana Estate
Meadowfield Estate
Mecun Farm
Menengai
Menengai Estate
Menengai Hill Farm
Michatha Farm
Migaa Estate
Mile Thirteen Estates
Milmet Estate
Milreed Farm
Mimosa Estate
Miserara Estate
Missouri Safari Farm
Miton Farm
Mkungi Farm
Mogwooni Farm
Mombwa Farm
Monier Estate|Monieri
Morengai Farm
Mount Blair Estate|Blair
Mount Kenya Estates
Mountview Estate
Moyo Drift Farm|Mwiyogo
Mpala Farm
Mrefu Farm
Mreru
Mtoni Farm
Mugura Estate
Muhoga Estate
Mukurune Estate
Mumandu Estate
Mundui Estate
Munyu Estate
Munyu Haraka Settlement|Munyu Estate
Muramati Farm
Murera Estate
Murera Farm
Mureru Farm
Muri Farm
Muringa Farm
Mustuni Farm
Mutakanio Farm
Mutamayo Limited
Mutara
Mutara Estate
Muteria Estate
Muthurua Farm
Mutundu Estate
Mwangathi Estate
Mwani Estate
Mwari Mugi Farm
Mwariki Farm
Mweiga Farm
Nabolo Farm
Naisabu Estate
Nandi Tea Estate
Nanga Estate
Nanyuki Farm
Narok Estate
Narosurra Farm
Navillus Estate
Ndabibi Estate
Ndaraki Estate
Ndarugu Farm
Ndemi Farm
Ndenderu Farm
Ndera Estate
Nderit Estate
Nderitu Farm
Ndila Estate
Ndila Estate
Ndiloi Farm
Ndimo Farm
Ndula Estate
New Karati Farm
Ngare Ndare Farm
Ngata Farm
Ngati Farm
Ngelilia Estate|Ngelelia
Ngema Farm
Ngeria Estate
Ngobit Estate
Ngobit Estate
Ngoliba Estate
Ngusishi Farm
Ngwataniro Farm|Ngwatawiro
Ng’oino Tea Estate|Ngoina
Njabini
Njiru Estate
Njiru Estate
Njoro River Farm
Njuno Estate
Njunu Farm
Northmoor Estate
Nturukuma Farm
Nunjoro Farm
Nyadimo Farm
Nyakinyua Gatundu Farm
Nyambeni Tea Estate
Nyandoret Estate
Nyangi Farm
Nyara
Nyiroko Farm
Nyota Farm
Nzai Farm
Nzoia Estate
Oaklands Estate
Oasis Farm
Ol Doinyo Lemboro Farm
Ol Jogi Ranch
Ol Maisor Ranch
Ol Morogi Farm|Ol Moirogi
Ol Olaro Farm
Ol Pejeta Estate
Ol Pejeta Ranching Estate
Ol Pejeta Ranching Estate
Ol Pejeta Ranching Estate
Ol Pejeta Ranching Estate
Ol Taffeta Farm
Olaragwai
Oldoinyo Farm
Oldoinyo Lemboro
Oldopai Estate
Olechugu Farm
Oleolondo Farm|Oleondo
Oleoponda Estate
Ollerai Farm
Olodin Farm
Oloebar Farm
Ololerai Farm
Olongai Estate
Olpejeta Ranching Estate
Ontosa Farm
Oraimutia Farm
Oserian Farm
Osirua Farm
Osirua Farm
Osirura Farm
Otano Estate
Outram Farm
Outspan Estate
Outspan Estates
Paulanne Farm
Peerless Estate
Peet Estates
Peppercorn Farm
Pesi Farm
Piave Farm
Piribayat Farm
Plains Estate
Plateau Wattle Company
Pondo Farm
Potha Estate
Potha Estate
Punda Milia Sisai Estate|Punda Milia Estate
Raywell Farm
Reading Estate
Remsani Estate
Ridge
Ridgeway Estate
Rishau Farm
Riuki Estate
River Farm
Riverside Estate
Rotik
Row Trees Farm
Ruera Estate
Rugongo Farm
Ruplax Estate
Rushbrook Estate
Rusinga Farm
Saba Farm
Sabugo Estate
Sabwani Estate
Saino Farm|Saino Estate|Saino Limited Estate
Saint Benoist Estate
Saiwa Farm
Samaki Farm|Sutcliffe Estates
Samaki Farm
Samburu Ranch
Samoret Tea Estate
Samuru Estate
Sandown Farm
Santamor Estate
Saosa Tea Estate|Soasa Estate
Savani Tea Estate|Savani Estate
Selbourne Estate
Selbourne Estates
Septon Estate
Seremai Estate
Serengugt Farm
Sergoit Estates|Sergoi Estate
Shamenek Farm
Shawa Farm
Shirley Estate
Shortlands Estate
Sigorien
Silanga Farm
Silibwet Farm
Simat Mutua Farm
Simbara Estates
Simbara Farm
Simbout Estate
Singoiwek
Siret Tea Estate|Siret Tea Company
Sirrima Farm
Sirrima Farm
Sisal Estates
Sisi Estate
Sitian Farm
Siwot Coffee Estate
Six Hills Farm
Skov Estate
Skyline Estate
Smithfield Farm
Soba Estate
Soit Nyiro Farm
Sokoke Plantation
Solai
Solai Farm
Solai Sisal Estate
Songonyet Coffee Estate
Sosian Ranch
Sosiot Farm
Sotik Estate
Sotik Tea Company
Sotik Tea Estate|Chemagel|Sotik Highlands Tea Estate
Soy Estates
Soymet
Soysambu Estate|Soisasmbu
Spring Hill Farm
Stony Athi Estate|Aathi|Empakasi
Subego Estate|Subego Ranch
Suguroi Estate
Suguroi Estate
Suguroi Farm|Suguroi Estate|Surugoi
Suguroi Farm
Swahara Estate
Swara Farm
Sweet Waters Farm
Sweetwaters Farm
Taita Sisal Estates
Talana Farm
Tandala Farm
Tarakwa Estate
Tatu Estate
Taveta Sisal Estate
Tay Vallich Farm
Tegessi Farm
Teragua
Teritor Estate|Keritor
Tetu Subukia Farm
Teviot Farm
Tevrede Estate
Thambana Plantations|Sambana Plantations
Tharua Farm
Tharua Farm
The Breeze
Thembigwa Estate
Thiba Plantations|Thitha
Thika Farm
Thika Rapids Farm
Thugi Estate
Timbiti Tea Estate
Tinderet Estate
Tinderet Range Estate
Tinderet Tea Estate
Tinderet Tea Estate
Tinet Farm
Tinganga Estate
Tinggai Farm
Tongoni Plantations
Tongoni Productions
Topiwalop Farm
Treffos Estate
Trostan Farm
Tumaek Farm
Tumaini Estate
Tumaini Farm
Tumbuki Farm
Tunayo
Tuoloni Estate
Twelve Springs Farm
Twiga Farm
Twin Stream
Uruku Farm
Vale Estate
Vanga Fruit and Vegetable Farm
Vee
Villa Franca Dairy Farm
Vipingo Estate
Voi Sisal Estates
Voi Sisal Estates
Volo Sisal Estate
Waigini Estate
Wango Estate
Wattle Blossom Farm
Watttle Blossom Farm
Wempa Farm
Wendiga Farm
Westerland
Wilson Kilima Kiu Estate
Woolst Aston Estate
Yara Estate
Yoani Estate
Ythan Farm
Zawadi Estate
Zawadi Farm
Ziwa Limited|Ziwa Estate
Ziwani Sisal Estates`,
    spots: 'ZxudQEDYoVINEYT4n0mCfZ3kJEC8cmU8bC9ayvaqC9azyZlCaUEZLWCiFMHUPADUQKhPCwaw65fDqUEZMOCga-TY0DnRIy9oCkRagY3CjSmHkqCbaMwwDCiaF3n5CnaBaMPDsUWGgKDUU_W9ZCaZjgsZDEZnHetDTWvH-rDHUWGh5DDaIakACnUWGh5DDaQKwDC3cT29FDaZogONDTTm6MsDLVLIVBCcWaUpEDQaDvzgCqaDVjSC7bRD0zCkb8xCZDJck021DSYSRV4EFTJ2wfCiTyrs_CpVub4UDJcTA1sD4XxSNzC0aBUkzC6ZyW5GC_T-j2_CqalsMrDUbLqcEC8Yqw-NDWNh8L5BTYFAs3DMWjqFTDBYWFa4DNYDbJkD-X186RDGbReIQDBefvEFDFXrWJdC5YzJUyEJV6gjUC5V3AhqC_ZFs92DkX6Fm2DKgJktpDeYNf8XEIdRDD7DJYh9m9DQYXCijDVU5vY8CRU_d4BCSbGI0sC6UQKdxDAZb-nsC_T4nvYCwUEZMOCgXAaAdEgdPrt0DGdFFFYDJTs2TbDCUEZLWCiV-U1XDCUntZLCZZoEiuDFYZSY0CyYTdGMCxgmha1DAThFKjCZTikN0CWaKARGClXF7RMDAUWGmPCtYEtCtC6g3K-8DCZfy4uDJZOS8FD-DABXNADUSLyKCWUWGn-CmTZ3kQCkV2MCPCGTTMGnCWbvRhGDxUKVPfCpNMn9MBZa8yn2DJdgiI_DhecV7YDKdjgF1DZctT9ZDidpHofC_dlF4YDXarutjCca4XYFENb8w2iDBgbmIyC_ZKDzzDKagzM4ELbb_yMDZduG5uDieVV34DAT-j33CnUWGnHCpXLVEaEdb2FHICreR13BC8eYobVDOciYvxDQTs2cGCkTs2hUCYUoxa9CSaZsKTCLaitDrCPVLITSCeg2HBpC9DVVlyAFZWrcrDGVD0KXCRYMV2uDkT-j33CnaWawLDvUo3t-C4ans5ODIT4nwQCvY_PbCDAWqx3GDkZm5osDAY-SddDEVuwMpDcgpzpXC7U_W9ZCaU3aA7CUZ_7L_DtUKVQWCig4ICgDIBM2SZADS9cfTC4UtAaACtZEVUTDEZs1yhC3YQKr2C0WFV1cDBULfwHDaT-j2ICtdS-k2Cfa8mzoDwYlD4QDBYAkPUDNWEy5OC3VkesmB0bu3LDDPWOqDdDAHu-p3BQaEYRDDrQv-4jCrUD-OlCUT-kFwCUZkJ8fDXYTdHECxZdrRbDEUKVOnCtaDU3cDjWXdfdC2TGKGOB2VLIYgCYUWGixDAUEtXJDhUWGqlCeThFGNChacW7qDadOZWIDHbXaB9CzYHrOcDiYz4q3DYbKeKKDIVonOfCKgk0u-C9VI58VCPa5UTqDOQ_49_CoXSonPC9Yx_CqC3UP9HZCWZ-wnWEAYh-LQDHWAKCEBxYgKxCDRZoZUxD1T3JEoCXWnDR1DEbhm02DJbTgu3DQYW9ZWC_Z1N5TDBYNhRsDEa0pqKDLYVCZ4D0YUz3oC_Xt5CjC5RoZhtCkefofoDbY5MESDpYuy3fDRXA7LfC3cwLEFDOax3koDOegyuaCxYTbvYDHbO0h-DOV7kZAC_hEotyDSai7sDDidJn8aDHgGYwCC8aa4TaC-frj0XC8aH5LDDNYPT4SDoTs2bPCmYigR6DET4nx_CoWEsD9DFC81vNAGTH8oxCfVQ9rICYUKVLJC-VScttCVU5a9nCVY8zJWDxRxhVrCgUKVROCgUQmFICKTbJC8ChIgFnABJgfGRRC2bPeVZDDXYd7mC0SdoneChSxJbfCWYl6CJC-SE7OhCjVDY6UCZU8LZRCXUtpasCja_IDZDUWhwkSEqYX_kODCVLIbGCTYJ5O8EPbChKhDbTs2W5CxUKVGzDTVLITSCeT-j1QCvc8XplDYXE9-BDiavqQWDJUWGnHCpUb7x7DdbSNtoDHRTFXKCpZl1pmD-UhWZyCPgR155C6X181ECwX1bScECUKVLJC-T-j5mCfbj1dIC-Tyrt3CmZuqCBDAV9EcsDITs2W5CxbzN2ACuR2nG5ChVsbBcDbYbm6cDWV7KCYENGQum_AEbQpZkC4R-kGtClZAnhcDTaxPtHDIUKVQWCiQFI51CXY16DGDjXQTgNDOXbb99C7VQ9r_CWbZctKC5YlCbYDNXsaFBDJbBevvC0Rp_bPCjaoHKbCSZMSKyDOY58OFDab3H2LECgLzOTDJW3D9qDNWxjC7DJdw3PoDUeny91DNbP4T8DAaB8CxDcesJK_DFdhsqTDHcFpmXDlXLUTkC6U8EiWCabiWKhCtZRDg-DDYfOjBC0dN_erC4Y2wVgDkQuSPqCkQ-TGZCqXIIsPC8VFMPKCcTs2W5CxUWGnHCpZxS_MC3aGS4UDBQOk6yChT-j4uClRGCkzCma_cbXDVZs8H8DEUtpgxCXV-V22C_U_W7qCdWaIGWC_XqLg6C_MAZxjACZWy-aDIUIN4KCHa4OyfDRbLqU9C0ZmRvIDJSDcT6CoUzlQEDsdHhPRDJZ2zhkDrdpwdhDHd96BmDLblVNcCtT-j6dCdVwAlpDKT4nzuCiUKVQWCicCmLpC4bZPExCxbGXOQDoY_dXqDsYw0GGETanl6_CfgOBpYC-VyJdFDITnVayCvZ4FQyCya__8hDbeKapuCoelxxJCsUWGdkDhY-tYBDTgRhkNC7UtpOjDbUtps7CJUtpqUCSbBshdDRVFMQ5CaVbWEsDkUtv5ECoaUFF0CjVV8wnCQfZNtODFaQRC4DvURqCKB-ZaER-EBWexwHCzWw7csDAUtpfCCbUQKj2ChNWEE3BKVFMNbCfVLIV5Cbd6nh5DAWb7rqDrXwAziC9UWGrcCebWJqfCvZ8bpGCzbam0DDgYJJZ7DOWJDfxDDW4dUfDBXQvgRDJcN8AOC1TyruuCkQBG-CCgP1cbMCLaroCZDhTyeOzCZV7EQDB7MjFSUABZrj_JDaM1S1rBVaXD6ZC4XeawqEASP2WaCrVFMNbCfUQKiHCrYZzQIEKT4oKTCTT9ZjOCVUfBLnCLaSX2vCNRa05JCpUb77eClUWGqlCecitNwDbUQKaTDPZDzSmDIZlT_FDBZChpqDmUWGmPCtd5c6fDEaCDYnC2aDpJcCpcm122DWT-j2ICtWajaiDXY92_BD4XmzZgD1bgV0vCyZN3kaDcW6_HcC0axrmqDIUb7vUDpYq_4DC0SmHnICmZDEcJDFcSgB_C2UWGvyCXa2IIrDcaBGHsCtW_wg1C-UQKi-ClUEZLWCiRQ26BCsWCXxvDAV0lq4EBUb8KOCUbJ3CgC7ULE3YCZZ6vpqDCZ0mJrDFV1BZLCEZdDQzDJY3EbbEMXE3DpEfZIds7DmbEGpOCja3FZwDCVFMOSCbUEZCrDKUb7-ECfYITYxEGPmffTCBZSAzwDIYowkSC5Ymb9IDCbu-JFC9gG61OC7bBkGODLUzsfGCSabhEBDIVQ9qQCZaygz7DBed07fDHWelHfDFUntT9ClUjQZqCWafONYDWYyTK6EIVebvCCQYRiQRC0Yr2I6C6SMdD6CcSVyW6Cea79OPC5Y-LXKDxUz6GMCSW1mIUDebrX-xCyZC88cDMVzGWTEeU7-A-CGUl5ojClcLRNLDcZ1OmfDaaR99PDMUh4bYCHa-8IQDxYyMY_EFXl74xCuWjdrcEBTV1vMCeTdQzqCfYnYRoDXUQKeoC9aaIQzDvT4nxICtawg6aDAW_PvqDgXMfw3ELUrvgNCRbkEE9C7WjcWXDGY0pg4C_Uh32DDlYTcn0DhYowTQEiPQ9z8B2eiYpMCxUjkokCidGIExDadF7uUClceKsdCrc8mTdDAXLOo1DGbHuyvDQaVXPjC3amwOwDIawZ8jC3bOhhdCxbdXlOC7aNMmZC6W7APZDTa_k2HDsX7zb4EJYq_0kDNaFCENC3Zl2JtESZ3joEEAWF-qKDBbQwGgC0Y3m9iD6WMw8CDBZj7vODDbV1sSC9a5ooQDCZ3jnNEDV0KUPDFWI15nC-bL-3jDQbWlmVDUaC5raC1azdaPC1dAL_tDZc0u9hDWY86bKDpYZSX8C6Zw32xC5WojR_DDcCshoC3YsC6hDUait6ODLZxuZyDreSXv4C6bC9ViDhR34f6C-SEtuYCxVtLHCCJZ3jjvEZWZeeeC7UEZLWCiYHrPUDhTs2aXCnapnPWDnUWGmPCtY6yOrDbTs2gcCaV6MLXC2eD2IyDNUd88iCdZ75xPDrZnbzLC7TepK1CVam9WKDPY8swND8Zl2I2EUgdt7zC7YtazgEGT4nwQCvgcxBADAYmObRC4Yq_swDqfK6qdC_YhAk5DgVLIVBCcbq1w_CwVbCeeCWYOPMWDWaz4fuC9eQ_fOC0eERF6C4bHL0xDNYNhDzCxaJRCGECeTVCpDKbM7LuCxZIW81DYbdDwyC9VFMPKCcWL5n_C3ZOTd8D3aDU7XESdYygGDGZIeRYDsZxucZECWTiUFC5WL5mQC9a3s8PDSaUFuODJahqetDCHIsg_BJWdMBcC6ZKyzwDiZVFAICZZ9f04D8WzJlHEUbV0vhEEa4rgpC7aGY7kCddEPMSClG5-yAALask78Cmap0lOCga_dIhCbZrB_aC3dPsAsC8Y578wDfWcO9TC7XA7MWCzXQ8CNC-eQCjjDDWjcccC3X6auZC6XidCVDnR8OqKChaf9w0DRaQYCKDWaROaCDOapZ1bDLb6iB8C4U_W8iCbY-LeqDVaw79DC1afcF8C4G59nwBVW9pinEgbR6YIDNWQW2YDGUQKktChHrlYqBOZ9frVEHaWh9XC3YQC2pEOXdxRZC-aWamGDVYrMbdEKZl2ODDvYlEKfDKZxac-C4aB2YNDAUb7vUDpT4nx_CoYNhTbC8U_W9ZCaU3aDtCUVPy-YCaYaOM2DjZ0C3vDaWK1smDLZ19EHDNaV38pDQYNf5YEAUWGjoC8ZCiIyDqfH0llC8eMbmjCogVV1VC6ZFuDbDpcMplMDvZL2k3DCaa3v0DvZCiB-D7ZONOlDGWXrISC-T4oJbCTZxuTtEKUtpfxCaZaETtD4as5vbDKbBk6rCpBDnxrAEUntaCCZTPXn2CkFiEPrAOHrmGcA_HzIC5A4aWMIHCBWLsCPC8VFMQ5CaTB5t8CjSqCp6CZVJVCJCWY2PM_DMYi0KGEPQmizOCjZq7nDC6UQKdxDAQOk8ZClY1ljUEMYTdH7CobQOEKCze_3mjDGIeK7YBc',
  },
  area: {
    names: `Abahiringera
Abogeta
Abothuguchi Upper
Agoro
Agoro
Aguthi
Ainabkoi
Akachio
Akaiga
Akirangondu
Akiria Ngondu
Akiriamet
Akitheo
Akithii
Akoret
Akoroyan
Alego Central
Alego East
Alego West
Aleni
Aletete
Amuathi 1
Amuathi 2
Amungenti
Amwaathi
Amwathi
Anguria
Ankamia
Antuambui
Antuamburi
Antubetwe Kiongo|Kiongo
Antubetwe Njoone|Njoone
Antubuchio
Apokor
Asango
Asayi
Atebwo
Athanja
Atheru Ruujine|Ruujine
Athing’a
Athwana
Atiar
Auki
Badongo
Bamba
Bandatsaha
Baofu
Bar
Bar Dare
Baragwi
Barketieu
Barua
Batabona
Batei
Bedzombo
Belgut Number One
Bembiat
Benderani Section
Biberioni
Birikani
Birini
Bobasi|Bassi
Bodo
Bogirango Rogoro|North Mugirango
Bomani
Bombo
Bondeni
Border
Bore Taura
Bosei
Boyani
Buchifi
Budonga
Bugeng’i
Bugonda
Bujwang’a
Bukangala A
Bukangala B
Bukhalalire-Bukhuma
Bukhuma
Bukuria
Bumbani
Bungale
Buni
Bunyala|Kajirerwa|Kakalelwa
Bunyala
Buret
Bushu
Busibwabo
Butere/Mumias
Buyonga
Bwanda
Central Kisii
Central Namwela
Central Nyanza
Central Sotik
Chagenda
Chai
Chalas
Changa
Changach
Changwithia
Chapchap
Chaptalal
Chara
Chauringo|Choringo
Chebarsiat
Chebilat
Chebinyiny
Cheleget
Chemagel
Chemoge
Chemuche
Chengoni
Chepalungu
Chepanda
Chepkarat
Chepkitale
Chepkobeh
Chepkoiyo
Chepkoloi
Chepkondol
Cheplelwa
Cheptalelyei
Cherangany
Chesero
Chesetan
Chije
Chikola
Chilulu
Chonye
Chop
Chugu
Chunoni Section
Dabida and Sagalla Section
Dago
Denyenye
Dodosa
Doho
Doho
Dumbule
Duvaro
Dzivani
East Alego
East Bukusu
East Jimo
East Kadianga
East Kano
East Katwenga
East Koguta
East Konyango
East Sangalo
East Sasuri
East Siboti
Ebubayi
Ebuchitwa
Ebulonga
Ebusagami
Ebusamia
Ebusiekwe
Ebusikhale
Ebusiratsi
Ebusonga
Ebusundi
Ebutanyi
Ekeru
Ekisoko
Ekwanda
Eldebe
Elgon
Elukhari
Elukongo
Emarti Section|Ewaso Ngishu Sub-Section|Ewuasin Ngishu Sub-Section
Embali
Embobut
Embui
Emkwen
Emsos|Emboss
Emusire
Endo
Endorois|Torois
Endui
Enon
Enoomatathian Sub-Section
Esaba|Esibila
Eshiandumba
Eshirombe
Esikoma
Etingolo
Evurore
Ewalel
Forodhani|Forozani
Forodoyo
Fulugani
Gacharage
Gachigi
Gakoi
Gambe
Gandini
Gandini
Gandini
Gandini/Dzivani
Gangu
Gatehu
Gatei
Gathukiini
Gatu
Gatue
Gaturi|Gaithuri
Gaturia
Gede
Gekandu
Gekuuri
Gem
Gethi
Gichiche
Gikarangu Ruanganga
Gikiiro
Gikindu
Gitarene
Githiga
Githu
Gitibore
Gitie
Gobwe
Gombe
Gongo
Gonja
Griftu
Gucha
Gulanzi
Guro
Guyogubu
Gwasi
Hamisi Teriki
Hawewanje
Ibowa
Ichagichiru|Icagiciru
Idakho
Idalalekutok
Igarie
Igoki
Ijara
Ikanga
Ikanga Mutomo
Ikangavya
Ikomero
Ikongo
Ikui
Ikutha
Il Ilodokilani Section|Loodokelani Section
Ildalalekutok Section|Dalalakutuk
Ildamat Section
Ildimat
Ilewaso
Ilewaso Section
Ilkaputiei Section|Kaputei
Ilkeekonyokie|Keekonyukie Section
Ilkeekonyokie
Ilkeekonyukie Section|Ilkekonukie
Ilkisongo Section
Ilkisongo Section
Ilndigiri
Ilndigiri Section
Ilngwesi
Ilngwesi Section
Ilodokilani Section
Ilusya
Imenti Central
Indangalasia
Inego
Inkipikoni Sub-Section|Kibiko Sub-Section
Inoi
Iriaini
Iriatune
Irong
Isukha
Itabua
Ithanga
Ithima
Ithumula
Itumbu
Itumbule
Iveti
Jambo
Jepkayai
Jilore
Jilore Ziani
Jinja
Jomvu
Juu
Kabael
Kabar
Kabaraina
Kabarak
Kabarkebo
Kabasi
Kaberer
Kabiego
Kabiemit
Kabirokwa
Kabodho East
Kabodho West
Kabonyo
Kaboskei
Kabras
Kabrirsus
Kabura Uhuyi
Kabusa
Kabuswi
Kachieng’
Kachieng’
Kachuku
Kadera
Kadera
Kadera
Kadhiambo
Kadiang’a
Kadika
Kadongo
Kadungoni
Kadunguni
Kadzongo
Kafuduni
Kafulani
Kagaari
Kaganda
Kagioini
Kagola
Kagongo
Kagumoini
Kagunyang
Kaguria
Kahunguini
Kaiboware
Kaila
Kaimugul
Kairia
Kajiei
Kajulu
Kajwang Konyango
Kajwang’
Kakelo
Kakimor
Kakione
Kakola
Kakremba
Kaksingiris
Kakutha
Kakuyu
Kalalani
Kalamba
Kale
Kaler
Kaliakatune
Kalikatune
Kalivu
Kaluoch
Kaluweni
Kaluyu
Kaluyu
Kalyambeu
Kamagaga
Kamanyaki
Kamarin
Kamasengere
Kamberua
Kambusu
Kamdar I
Kamdar II
Kamejii
Kamnarok
Kamnwa-Keyo-Ogoro
Kamongei
Kamreri
Kamser Seka
Kamuriai
Kamurige
Kamuthanga and Athi Plains
Kamwongo
Kangai
Kanjira
Kanyada
Kanyadet
Kanyadier
Kanyadwera
Kanyakwar
Kanyakwenda
Kanyamkago|Kaniamago
Kanyasa
Kanyawegi
Kanyei
Kanyenyeini|Kanvenyeni
Kanyikela
Kanyuru
Kanziko
Kapchemutwa
Kapcheterit
Kapchorua
Kapchumbe
Kapgut
Kapkawa
Kapkee
Kapkiamo
Kapkoiwa
Kapkolei
Kapkombe
Kapkomon
Kaplamai
Kaplegenui
Kaprogonya
Kapsangar
Kapsaus
Kapsengere
Kapsisit
Kapsuser
Kaptargok
Kaptere
Kaptilonwo
Kaptoror
Kaptum
Kapturo
Kapuonja
Karachwonyo|Karachony
Karading
Karaihu
Karapul Ramba|Karapul South
Karapul Ulafu
Karapul Umala|Karapul North
Karateng
Kari Karuru
Kariene
Kariko
Karimba
Karingani
Kasemeni
Kasigau
Kasinga
Kasipul
Kasirime
Kasule
Katanga
Kathangachini
Kathera
Kathieno A
Kathieno B
Kathiiani
Kathungu
Katieno
Katieno
Katiga
Katine
Katitika
Katitu
Kator
Katumbi
Katundani
Katungi
Kaugagi
Kauma
Kavingo
Kavisiuni
Kavuka
Kavuta
Kavvadhigone
Kawala
Kawelu
Kawere Karanvi
Kawere Karateng
Kawino
Kawuor
Kaya
Kayambo
Kayani
Kebenet
Kebwea
Kechii
Kedoli
Keekonyukie Section|Ilkeenkonyokie
Kegoye
Kekonyukie Section
Kenenei|Marichop
Keniaanse binnenland
Keniaanse kust
Kepchun
Kerarapon Sub-Section
Keruguya
Keturwo
Kiairia
Kiambwa
Kiandani
Kiaruri
Kibau
Kibauni
Kibias
Kibirichia
Kibwaga
Kidemu
Kidui
Kigama
Kigongoni
Kiguchwa
Kiharo
Kihugiru
Kiine
Kiirungi
Kikomani
Kikumbulyu
Kikwakwani
Kilaa
Kiliang’ombe
Kilibole
Kilibole East
Kilibole West
Kiliboti
Kilima Kimwe
Kilimani
Kilumani
Kilungu
Kimande
Kimandi
Kimingorom
Kimuni
Kinagoni
Kinango
Kinango North
Kinango South
Kingandole
Kingoti
King’wal
Kinung’una
Kinyang
Kinyata
Kionjoini
Kionyweni
Kipandini
Kipipiri
Kipkomo
Kipkutung
Kiprota
Kipruti Sub-Section|Inkipikoni B Sub-Section
Kiptaiwa
Kiptuiya
Kiraro
Kirimikuyu
Kiritini
Kirobon
Kirudi
Kisa
Kisamis Sub-Section|Olepolos Sub-Section
Kisau
Kiserian Sub-Section
Kisii Central
Kisimani|Chisimani
Kisiwani
Kisurutini
Kiteje
Kitengwani
Kithangan
Kitharene
Kithembe
Kithioko
Kithunthiri
Kitivo
Kitmikaye
Kitovo
Kitsanga
Kitsoeni
Kitui Yatta
Kitunduni
Kitutu
Kivagala
Kivandeni
Kivaywa
Kivu
Kiyopiyop Sub-Section
Kizingo
Kobong
Kobuya
Kochieng
Kochieng
Kochieng A
Kochieng B
Kochieng C
Kochogo
Kocholia
Kodnoch East
Kodnoch West
Kodumo
Kogembo
Kogony
Kogweno Kowuor
Kogweno Oriang
Koibarak
Koitabsilibwet
Koker Kajulu
Kokore
Kokoth
Kokwiri
Kolunje
Koluoch
Kombani
Kombewa Kakumu
Kombo
Kombura
Komenya
Komenya-Kalaka
Komenya-Kowala
Komolo
Komothai
Komothai-Igi|Kimothai
Kona
Kongelai
Kongudi
Konguru
Konjora
Konoin
Konya
Konyanga
Korando
Korelach
Koromi
Korosi
Koroto
Koruon
Kotaburot
Kowuor
Koywera
Kubo
Kulesa Section
Kumbulu
Kundutsi
Kureshun
Kuria
Kuruwetu
Kushiku
Kutoyo
Kwakaala
Kwale
Kwale Town
Kwamo
Kwangamor
Kwasega
Kyango
Kyango
Kyangulumi
Kyangwithya|Changwithia
Kyaume
Kyome
Lalaitich
Lamu
Lango Baya
Lelan
Lelan
Lelean
Lelmen
Lelmokwo
Lembus
Leshau-Ndaragwa
Ligala
Lihanda
Linenjeke
Loita Section
Loiwat
Loiyamarok
Lorisho
Lower Abothuguchi
Lower Kadianga
Lower Kiungone
Lower Makueni
Lower Mbale
Lower Muhito
Luanda-Mudoma
Luchulula
Lugovo
Lukose
Lundha
Lupida
Lureko
Lusengeri
Lutsangani
Lyaduywa
Maaueli
Madamani
Madina
Madungu
Madunguni
Madzimbani
Madzuu
Mafisini
Mafufuni
Magadi Concession
Magaoni
Magodzoni
Magogoni
Magombi
Magomeni
Magoya
Magumoni
Magutu
Mahola-Ulawe|Mahola-Uradi
Mahoo
Maida
Maiyani
Maji Ndege
Majoge|Machoge
Majoreni
Makiliva|Makalipa
Makobeni
Makonde
Makueni
Makuselwa
Makusya
Malalani
Malindi
Malunga
Mandi
Mangani
Manjewa
Manunduni
Manyata
Maoi
Marama
Marenyo
Marera
Marikano
Maron
Masasini
Masat
Masop
Masue
Masumbi
Matapatu Section
Mathariti
Mathima
Mathunthini
Matiluku
Matope
Matsangomare
Mau Section
Mavarata
Mavindini
Mavirivirini
Mawemabomu
Mayowe
Maziya Chenda
Mbaani
Mbalamweni
Mbale
Mbanya
Mbeere
Mbeti
Mbita
Mbiyuini
Mbogiti
Mbogoini
Mbokweni
Mbololo
Mbwaka
Meisori
Melili Section
Mereni
Merichi
Merkesi
Meru North
Meru South
Meto Sub-Section|Sighirari Sub-Section
Mgumopatsa
Middle Jimo
Midzaheni
Mifundani
Migodomani
Migwaleni
Migwani
Migwena
Mihingoni
Miitine
Mikahani
Mikiriani
Mikomani
Mikumbune
Mikuyuni
Milore
Mirere
Mirihi ya Kirao
Mirihini
Mitangoni
Mithini
Mitsedzini
Mitunguni
Mivukoni
Miyani
Miyuni|Myuyuni
Mjimo
Mkiarapo
Mkoyo
Mkunguni
Mlafyeni
Mnagei
Mnyenzeni
Moding
Mohoru Kadem
Moiben
Moigutwo
Moitanik Section
Mokomoni
Mokonoi
Moloi
Mongorian|Mogorion
Mosa
Mosini
Mosiro Section
Mosop
Mosop
Moyale
Mpirani
Mpukoni
Mrugua
Mto Mkuu
Mtsangatifu
Mtsara Tsatsu
Muchukwo
Mudembi
Mudete
Mufu
Mugero
Mugirirwa
Mugumango
Muhaka
Muhito
Muhoni
Muiru
Mukaange
Mukhonje
Mukogodo
Mukomari
Mukure
Mukuuri
Mulango
Mulathankari
Mulesi|Mleji
Mumbuni wa Mundu
Mumuoyot Section
Munagoni
Mundobelwa
Mungaria
Munyenzeni
Munyuni
Mur Ngiya
Murimandi
Murugi
Murumba
Mutathi-Ini
Muthambe
Mutino
Mutira
Mutiswa
Mutito
Mutitu
Mutomo
Muvau
Muvukoni
Muvuti
Muyu
Mwa-Vumbo
Mwabila
Mwachipa
Mwala
Mwalera
Mwalie
Mwaluphamba
Mwambani
Mwambani
Mwamlongo
Mwamtsunga
Mwanda
Mwashanga
Mwatate
Mwawesa
Mwea
Mwele
Mwembekati|Mwembe-wa-Kahi
Mwereni
Mweru
Mwerua|Weru
Mwesa
Mwijo
Mwikalikha
Mwimbi
Mwina Section
Mwino
Mwita Mwaki
Mwonge
Mzuri
Nakoko
Nambuku-Lugala
Naminit
Nandet
Nandi North
Narok North
Nasewa
Nchanzuu
Ndalat
Ndera
Ndikwegitaro|Gitaro
Ndimi
Ndithini
Ndituni
Ndivisi
Ndulele
Ndumauni
Ndunguni
Ndunyu ya Chege
Ngaani
Ngandori
Ngao and Golbanti Section
Ngariama
Ngaru
Ngetha
Ngieni
Ngiluni
Ngiluni|Ngulini
Nginda
Ngiroche|Ngiroge
Ngomeni
Ngoni
Ngoni
Ngowa
Nguani
Ngulu
Ngungi
Ngungi
Ngurueini
Nguthi
Nguthuru
Nguviu
Ng’araria
Ng’eleyo
Ng’iniot
Ng’onyi
Ng’orora
Ng’orora
Nihutu
Njemps|Kapropita
Njia
Njia Chia Mwenda|Mwenda
Njoro Nyoka
Nkuene
North Gem
North Kanduyi
North Kinangop
North Kulisiru
North Maragoli
North Mateka
North Mugirango
North Myanga
North Nalondo
North Namwela
North Nyakach
North Nyokal
North Samburu
North Sameta
North Sangalo
North Sotik
North Teso|Teso
North Tharaka
North Tharaka|Tharaka
North Ugenya
North Wamono
North Wanga
North Yatta
North Yatta
North Yatta|Yatta
Ntakira
Nthawa
Nthimbiri
Nthunguni
Ntima
Ntugi
Nyaguda
Nyakach
Nyaki
Nyalenda
Nyalibuch
Nyalunya
Nyambugo
Nyamware
Nyandiwa
Nyando
Nyangeni
Nyangori
Nyaribari
Nyatike
Nzambani
Nzaui
Nzawi
Nzeveni
Nziuni
Nzole
Obambo
Oda and Muye Mkuu Section
Ojwando
Okote
Olambwe Valley
Olchorro Sub-Section
Olepolos Sub-Section|Oloebolos Sub-Section
Olesoi
Oljoro Orok
Oloing’arua
Oloitokitok
Olot
Omia-Mwalo
Ongata Rongai Sub-Section
Orus
Osupuko
Osurete
Othany
Pemba
Pembezakalo
Pokor-Keben
Pokorr-Keben|Gaben|Pokora
Pongwe
Pongwe
Poror
Ptalam
Ptokou
Puma
Pungu
Purko Section
Purko Section
Purko Section
Rachuonyo
Raimu
Ramunde
Rare
Rarieda
Regea
Rera
Ria Kalui
Ribkwo
Rira
Riwa
Riwo
Roka
Rondinin
Rongai
Ron’ge
Rubate
Ruguru
Rugus
Rungeto
Ruwe
Rwala
Rwanderi
Sagasak
Saimo
Sakai
Sakutiek Section
Sakwa|Sare
Salama
Sambirir
Samia
Sangat
Sarora
Savane
Sawasawa
Sega
Sego
Seme
Shangungu|Siakungu
Shianda
Shibei
Shibembe
Shibinga
Shibunane
Shikalama
Shimba
Shimba North
Shimba South
Shinamwenyuli
Shirere
Shisere
Shishwa
Shitochi
Shitole
Shitoto
Shombole Sub-Section
Sibilo
Sidho East
Sidho West
Sifuyo
Sigoma
Sigorian
Sikhendu
Simakeni
Simenya
Simkumbe
Simuru
Singwaya
Siranga
Sirembe
Siria
Siria Section
Sirigoi
Sirira
Siriwo
Sise
Sitotwet
Siwot
Sogon
Sokotei
Sondany
Sook
Sore
Sorok
South Gathangari
South Gem
South Imenti
South Kanduyi
South Kulisiru
South Maragoli|Maragoli
South Mateka
South Mugirango
South Myanga
South Nalondo
South Namwela
South Nyakach
South Nyanza
South Samburu
South Sameta
South Teso
South Tharaka
South Ugenya
South Wanga|Wanga
Soy
Soy
Suba
Sugumerga
Sui
Sumba
Surungai
Swahili
Syuu
Taimon
Taita
Talai
Tambul
Tamugh
Tebei Sub-Loction
Teber
Tebere A
Tebere B
Tebosonik
Tera
Terek
Terik
Terta
Teso
Thaichu
Thambu
Theri-Kahatia
Thigingi
Thigirichi
Thiha
Thika Ndirangu
Thithina
Thua
Tigoi
Tilingwo
Tingare
Tiriki
Tirioko
Tirioko
Tiriony
Tiroto
Trans Mara
Tsagwa
Tsakarolovu
Tsangatsini Number One
Tsangatsini Number Two
Tsimba
Tsunza
Tugumoi
Tuliani
Tuluk
Tulwet Ap Mosonik
Tungutu
Turkana
Uasin Gishu
Ugunja
Ulamba
Ulamba-Dienya
Ullaani
Ullafu
Ulmala
Upper Abothuguchi
Upper Belgut
Upper Chure
Upper Igoko
Upper Irong
Upper Kiungone
Uringu
Uruku
Urumu
Usalala
Uthithini
Uthiuni
Uuni
Uvaleni
Uvuu
Uyoma
Uyundo
Viguru
Vikolani
Viragoni
Viragoni
Virembe
Vishakani
Vitengeni
Vitsapuni
Vyambani
Vyongwani
Vyulya
Wagiriama
Wakhungu-Odiado
Wakor
Wakwera
Wambulishe
Wanga Mukulu
Wangaya One
Wangaya Two
Wanjare|Bonchari
Wanje
Waseges
Wasimeeti
Wawidhi A
Wawidhi B
Wei Wei
Wemanzi
West Alego
West Bukusu
West Jimo
West Kadianga
West Kano
West Katwenga
West Koguta
West Konyango
West Konyango
West Nyokal
West Potok|Kapenguria
West Sangalo
West Sasuri
West Siboti
West Sotik
Wiga
Witu Mudirate
Yandui
Yatta
Yatta Plateau
Yaua
Yiro
Yunda and Kibusu Section
Zhongwani
Ziani
Zigira
Ziwani
Zombe`,
    spots: 'T-iA8CWZ3kryChamw6DDHZCg-QB3a4U7CCFXwCPjCzcQCvlDibKFWoBWayifkBmcWpkLCdccloTCQiD9a8BjbV2j1CRbbyo1CciJy6lBheArHWBya4U2sB_agyJLCBbEGJ-B5BRaLqACJBaCsADc_52ICSc590mBvbhoEJCLc_50YCLbtZZKCveYMfyB4bP6iUCaa4XxUBxcia8qCdb_G5QCIbzVgxCPbtZa5CZdXZgUB8bzSjiB9bEGVQCGV0XOcDFbnkAdCZcK4QBCcbhn7dChbEJJ0BzfTLOmBpbnkGiCmb5HmiByHLk-vAdB14vMAQasjTyBzasjhrCGagyWMCSXwCg6CTe7oqoBuh4E8-DqbbvmZB-iVjunCWGE9L5AGYq-YkCvVQ8PHC1O0lFmADUh3ylDtFP7R0AUFneP1AaV6L-VC_BYaODACXeaunEWE-NshAaDrtrRAGY2wf7C1ZaDw_B7Jk07EAEeSYX0COKOFPoADcE5T3CEcoUVyCHasjZ3B0a4VMZCebng6jB1cWmfIB3cQxLoB3cQxTcB_cQxVLCFTm4ecCiB71CFAJJe4vIAHEsgkuATa4UraBzc0FwBCYXeaEEC6c0F29Ccc56s8B4cIZVhCDasj2gCnZIc8UBzWjVYdC4e1rfUCkaDTXiCGWXrBWC4agydJCuDNELIAHIMWq3BZEsgfhAQc570ICBTysu9BSdLpgYB-XGwumDZMtKSbADFEKJ0AVd05rYCFaygJZC_ciZcUBmVFK0AC0WpYftCwfHZHPCtc_3S7CiFtTQOAfVW4MTC5gOCRwBkgfvuYB6gCPy8FAinRG5CWcoUuGDIeSYVNB-juAQkCyV6MMOC5VW4QoC5gfvMhDZcuJ1cCigT9t8C5FVw3jAKDKTtSAHFhiMkAaE-OCOAPcQyZwDIa4XopCZORQ-uACH00UyBuaPFE3CNDnJ2NAEJZDYKALbbv89CPbnhEGB6DxA4LAWGWjW5AhEP4BCAJasjf8B8du8irCWYq-P4CHYTbe5CZZUOYSB0YwzApB2YlCK4CJWpX92CHdRkhqCOe7nilCjd60j_CFa4VKqCYayf3KCXayf2TCRagyX8CQbKCnSCWa4VHMCSamudzCXbEGhaCUbEGHYB0amuerCbagyWMCScQxeuCCc_2y0B5aVBAUCVdLpmcBkfwpMKEYciYBKB9coUIxB9Utn4nC5a-RMMCRhO7wfCeSmH8GCEWpYoYDJbbxPbB8bEGgjCQg9OT3CNb_FR9CNWdpm8Bbgrg3PB3Sx4pMDJa4VIDCUamubMCLbP3z1CPccir8CAcWmsJCDXwC4WBJddW4qCbE-OFsAJHpEIsAPEgvLXAIWpaNFB_X7z2zClWvPYwCLX18HDB1CNb4fACFbsz3AUJZDdXAFEFsbSAPa-Q4OB6YNhLnDAYTdQnDDXA8yyChXwCg6CTZgCVtA5XwCplCXXebnCCuIMYhyADWjeCACKYHsOsCWXA6yUCNXSqTwCaWXtMPBhV0YjgCXW1L6aB1WXsyMBzYZTCfBbUh35hDMbKFNFCBXSqsDB_aJSNnB6E4RyzATagyUdCLa4VC2CNJZDhtAGmAFjZAiV2DPRCpDaGsQAaEmrLKAQJe4gXANWpXqwCDa4VSeCmJe4iGAOasjyKCdYHrqODNbtWwwCSRH1j7DFa4X3ZBVasmRBCVSfl2AAHQ2QHzBYQqeucBfQS0pOCObP3y9CPXSq9aBGZaF6ICFPdzgoBaQYvppBFP7RY_CkUh3SdC_Uzkw0DPc_479CiddXvWCjPdysjCcR82rpB4UWFPcCrUEY5ICbLUrdxBwOFdRzB8dLqXECnc0HtBCucK3wxCdcWo9-C6QYvppBFRfgPVBZagFVBC_cK1VYCBbniN4D-TJiINC_Xeb07CGX7zu_CzXecQsBHej-4hB_btWzXCZXeb-eCEUzl_0B1cuMW5CxQ2QA2BWasjvkCXSUhbZBqSUhFsClE-N9AAQasj3YChJBZ3ZAKI1omuAFciYHPCBE4RzrARDqVdFAFd05eXBuZ9enoB3eSYiPBsciZNjDYeeJy6DIc57-iDEfHZ2-Bqg3SH7Ejc0GmtCRbzToHDNY2vk5B2Y2vgkBzWvNLRCLep7HEB_c57JlCbbbw3_ETbP3f3B1du9o_BzR83x9B8WdmkfCDX18gOCUVuaIVB_WXqlkCLaJPjeCHaa2eOB_ZIc6lByYZQzQCnUh2DeCNaDTlbB_IMYSKAPJqqM0AFFJ_XPATFEKCAAVFneMXAWYBwBACjWXqbJCFXkRCVCaWdmeaCIXSqKMC1VirGACXhgipgCbV6LsHCIUtpZ1CkeSYggB6aDTjsCAeMcUjC1X7zuHCzYZQlXCMVQ7egCJW1JUnCHW6-koCJX7x1dCQbniWkDHUzjjkCZZIc-DBzUzjkcCWXSn6GCJP1cmeCdXGy3wCFFJ_S5AWSCz6bB1iD9KcCvU_UrkB4QemxdBAQYxe1BERlVaJBfV6LcfB0EyckhASUzmvkA4VLJoXAzSgSqVCCZxtNZB1YrAdYB1eGmzLDuYNeufB1WXsvlB5Tm6wRCgWdmdjCNV6LkTCDW1JdSCPeYNmGBuYZQwpCfdLpdxCGXwAAUCCYfMooB6eMbHTB7YlEkhA-SIozAChWpYGiCSX1-eGCtYZQcsB4XSoLdCAaPExwCGXeZiOB2aDTdnCBaJPyPB4WXqZaCLVcs2_CSW1JIdCCZxs7LB2XkRF0CPWvPQFC-WXqcBCDZgCNBA-Pdzx_BBe7oZRDadXar2CLbhmEiD9VipetC5dF0EMC8djMIrDMdFz9QCFeYNtDCsev3MECAamu0YC_eMcYBDIeeJ2YBwbhlxcDKcuKboCpdLpW0DChgiKQDdYq-hPDUagygnCYeAq_iDSYTbrDC9c57yYDXd61rLDbeYNn1B0cQyY4D3d61okDHgCQyUBzaVBEpCMYNfIiB6WvNSNCGX7zhGDSayfmrCEa4U6KCEa4U7CCFaa2ViCSWdor6CcaPHcxCXX7z0MCsY2xyZCDYlEaHBkBkLUUANFbsGuBaSaWYUClXwAaXCMWXqV8CUZxtEuBzRNyLpDAaVEAJAuXwC2nBecE5MDCBb_D6SB9SsD5SCKRH2r-BWVok_QCCaJPlNCDUnrQ4CGTVUDbCWWAKzjBKS9qnACLdRlcsDQS32L8A6DIZN5AVR3C1CBibKCOHB9GQugDALE-N8JARRZkAyBeFhiCJAWSIpdjBhYBtrsB0FEKC4AUDaGu3AXVLGPWCPVcs2ICIZUORVByWXqiGCCJNSK8AFW1JNqCMSx5KLCZYBuHeC3Q2QjkAoep7aKCHbP4BuCgVLHsOCwa4VOICdR3BwdCVciZE4CiWKO3rBtKKrvvAQeYNpkB9TPXckDJXwCdcCfeAq22BuUh37QC6SOlNtB-SOlAsCjX7z4iCgTJiyvCBRlVMQB3bKDiUC8bP6PNDNDDM_eADHRhUOAYEsgepAOa-RWmCkDabW5AIbV2mcCTXYfmYCcXYfc0C4XSqYFCLXSqPaCpEmrNwANOi8jkBXEgvB0AWSC0fwBAE-OBWASEU9xIAOEXFgNASEVY1sAUdRkonCWR83k8CsDUmAsALFVwoyASQkh_xDCWAJrgDWXwCfLCXbbxBiChR3C82BeFzPjHAXEJMcHACEEht4ATDu5GZAXccirEB9TysHCCYb5If0DJFEKLkAIgCQ-dBZTJi-5B3WXshsC9SIpJlB8SIo_KCnXkQlsEtiVjoiCcd61jXBta-SQwCjS9p_EDSdpIF3BubnhuoDAZUQmpCKX7zrgCvXkRJSCKdu9sdBjDIFMkAEbVz8TCSSaV3VCrRlVGLB6SsDYTC3GkxYvAEEmrS-AIEsgc6AOEycqmAMD3fC9AHGE9F0AWYfPGnBzbhn8VCuQwTXZCnVLI8FBpWvP3JBwDcBL5ADZ3iLMB5HdRGSBKDD8foAEGE9JSAXTm7FHB5SUhK5COXA7AMDAa4VQvCmP7Sh5BTdjLTuCSVW6lEBaM44fzCMFneScAWZORyTB2YfMsGCGXMsCICHZrxDMB0bP3lEB8bEGNcB8bKCTUCAZIc-7BzeApxaB8YNfXSCZYNfUsCVYNfSFCOYlB_mB0aDTrgB1YfMjbBzYTbMqB1cK2bsCZfHZlnDOZxs4kB4fNPdkBaYZQaFCWZIcd8B3aJPosCHWpYEzCMDUK7OAFbKCUMCCSgShqCyZf_scB0c_3F6CHbP3jVB-bVzmmB2a-Q7sB9U5arYDAUntRXCveMcQNCAinQ6wCCWjb9MCKVQ7YbB6G0CrQADXMsuZDAaVBKuCLh-AvvCRaJPuwB6izCp0BkJZDboAJev3hxBnd05tHB-gCQ8uBgZUOmLCQVLF-2B0Z9eJQCCDSrtOAWOi-bWADFEJ9rAUDXWdqAaeAq9zDiTpHCsCaFneaQAFbKCiECTiD9MLCmSgSwaBxFbs5EAWDfMrhApWvNIqCWdjK7bB9VolAICFQ8FhXBARTolcAqSmIBTB6SsEXqBsThFcyCbVLJPMBPVW4TPC5PAdt_ADJNSFvAGg9OM7Ejhas3oDtdu9ekDPdXaq-B7cuKEMDMa-SJ0DNaJRNYDybtWZUB6asjsFCNUzlSrDnQ2OIMDRhI_7_CdfwqbKBbdjMeYB8aPHhHBzYTbUeCOZxvcoB5P7SH3BqH00fNBWXGyKnCUcE4_5B0b5HoRCBayf8YCibbwJ_CVa-REYCLdRkS6B7cWmvnB_bKCuOCjEychDAPa-RRZCcTDmxNB8H01jyARJ8XqUAFbhlHxCBI7kw7ADFbswZAVasj0xCdB702zAOFVwitAaRH1J4BNDqjCpAEDNEKCAHHLlX6AQa-QwaBzBqHcyAGbzShzB7YHsYPBmYNhKvC5bEGJ-B5H6v-4BQDovpsAEQYwkrCicWoC8B3VolPwC1BSksqAGTVUJgCCI7kpHAKF_BKXADQYw3xB0ej-O2CnSIpYVB4TDnn5AzKYQlNAPayfrACMX7z17CoRTnn0CAFzPYsAXDGzvPAFaDTuGB2b5I5ADFbzStFCMayfx9CLaPE9DCGJNSFvAGg3SNIEETys4gBGbhk7oB4bhmIAEDPX9xXB-agyMpCBOi72bCMWjd3lDFQkiyHBBS31X2CBPpkg0BrFhh7NAYCNbecAUXGxKYEeFEKBJASQYw_lBlE4R3JASFEKI9AOI7kvMAEGE9BeAbSaWivCCFVwxeAWHpDL7BPRrRDXCNWqy0aBzYHr_7C6XGydtB5XYfgTC3V0YUwDJX7zrgCvDDTwzAEIGiALBDFP7iUAQddXD8BjV6M7GEDFJ_eMALXkRL4CMgOCWFBebyK0vCvYtVutCKNQbI-CiEyco3ARY8rmbB0GE8_vAdJNR-zALHdSxEANF_A7nAbVcvwwBuZl0e8B5FhiK1AZZl3PKCiFEKI9AOFtTjUAeFEKHOASaDWAzDIJHWDWAFIGi88AQc_26oB_FVwu3ATHXWm2AbFbsuqAWSmH4oCKH01fcAPEsgV-ATXMvHLBcFtTdQAVFEKIFASZIc-7BzBYaBBAGDFbhIAEDJxyHAEDZeGcARhsTRYCUDccU9AEep5_BCKU5YfoB0f2fNqD2djMKaCrU5ZNoCwXMsggDUdXapPBxddWzcDDhatOMBhRrRinBcDurvTAET4nPRDJWXrStDZgxc1TEgrmM89A4EsgiIAQYZS9RCFHjNu4CdFJ_gyADDd7V5AGHRhV9ASdu9ZXBubP3bhB0bEGoXCjYTdoDCSZUQqHB3YrAYKCZZIfPBCMbKCemCNXebnCCuHXWsEAQYlEWoCCNKgWcBIbzS4XCWdLqVUCobtWygCVYBv2lC3YNhfkCsRxGzgBgayiW4CLFJ_atATTbJeuB7c59E2CxG_zyZAYbVz8TCSX1-VaCrEU2-UAQFEJ3mAYasjkRCHFbs2eAYZIfOJCRcE5OpB9YBvuxCpY2x13BsY2x7EBSXMuXbB-PpkavB6Tys0LBFXYgJ9BJQ2QA2BWQBOJYBuYTeQ2BFSCztaCMXkQ5qClFEKARASFP7TkAWEmrQXAPQHD1MBUFtTguAeeSXSYCODQ4UzAUHjOuQAVJTHecAGDDTv6AEE-OD9ANFEJ_aATEsggYAME4R5wAUEsgnVADWXs-WBuE4R8WARFtToiALBqHehAJZl3UXBlWRwsUB0HRhZcAMFtTf2AgbVz-6CPZIfTXBuPGSiOADiPuhMD9VFMsrBzYlEU5CRBkLVLAMgZ6h0BTcQxJ5B2fk4s9BwcK2T4DbcNz8VDFVTR_QDacoUCsB-GQuLNAcdXaLuDAPd1NIAEWdotpCbXwCdcCfR839PBiR83wOCBdjLRICUcuJ-_DGS31tjBqR84DUBmV0YVnDMQ2QSNA9X7z-nCgNQeFVACXMueYB9Xeb0DCLPjvLlB8Uh5L_BFRxGZdB-UWHvKBHWF_M4CNXqNMjCQV6O6tBeE-N6aAURNyUUCGA7CDfABQ8FW8BaOXLRJBSRxGjACHSIptLBPVonKJCaX70OPBdVW5uYCXYNhaXCyVW5q6CginRnBBzdLpTWB2Z9g0QCHfe8uCCYf2fVeBrEyciyAOdLpktBmb_G07DEcK4K0CccE6dpCUZ3kthCPbEGaeCQeGl_FCUXMs40Dgep6FGCWbKCtXCfdu8a3CBXkPNJCydjK-5B9eMbVMCdfBc28DKYwzdTB2XwAQ0B7FzPUXAedjLF1CHdpHQ6CTXMsjHC5eeImhCJZ9hMkAvaJSZxBJcE5LLB_fHY2vCWcciy4CDQqelwBVVQ99WBvVcvfZBwasmQJChXSq0vBhamw7yC1RNzBdA9asmPSCvZaGEjBbZaDGcB0Yq-LiB6asmVXBxZrw9_BzdpIYGBqZ3iYNB0VolvADGZl07lBza4VC2CNZolixB2YHsGACma4VTVCrV6MEaDQWXqp6CaSmIbWBpQHDYiBwQHDYiBwRZjoeC1RlU65CUCq6qIAJayfhdB4My_R9ACa4U09B6GiUzuAeW6-bFCFSUgoLC_TDmGrC8VolxmDCamv2WD9c58KsBkqqzFfAlhDDmfCQZl0mwB0S30xqCyf2fyIBkRrPlnDKd04UkB0Zl0s1B3Dl4RxAjFP7cPASagzm7CubP4_WCTDNmHqAFFhiIOAWfNPUBCMiPui8B1inRTDBgEa5hTAfDyZR5AEQ2N7LDDR82P3DaSOjUMCdYFN0yCNXwChxCUb_D4jB9HXWxRAIOQzgwCAbP3xOCQagyQ_B8EsgTXAXgrhEQB4CHmVYAMiJyD5CJdjMLSCcGcfYbAoeeJ4IBuask6NCbH00gEB2YTdsYB-YNhGZCreGnTSBjYBwB4CjbnhQQCBC8n3IAUZCjK4CHcuKg1B_eMcdPBuRNyW7B9V6M_cEUZ3h7kB8Oi-bWADgT-CyELb5HoRCBinRQcDMdFzeAC-bbwK2CWB15GoADBYZ_SAIc570_B4aDThFCBbnhkNCbbbv8GCLb_EKyCHbhlM_CKbP33TCObbwGgCSbzSovCDClFUCAKDf8OgAVDCdNPAVb_EBPCHb_EQ3CZbzS0BCNb_ERuCabnhhnCcbbwIQCPbzS5PCZO6d4iBAeYNxYB1Z9erGB5Z9ehjB0bVzk3B2bEGJHB4WAIWcC4e7nvnCqE-OAfAQbVzwJB9DIZiuAEbhk_GB7JTHaGAGbhk_9B4a-RCoCGU_VBRCfTVSAWCncuJr4CVDaG2rAPa4VAPCLWF9nUC0WRvRLDkVQ8J5C2dpISBCIdXbBjBjiPufdErjuAhEBabhmP0DYbzTuMDCUntMJDMaa2OmCMZye4kC0djLGtCKeeIteCUayf7gCedLoWlCFV6L2hCedRkYHCAeGmFKCZep6G1CeYfM1pCfWXqeoCDE4Rr3AadRkblCFddVmMB-ZIfcCBSbbvw0B7cWmzFCEcK2VoCUdRlUAB9XTynKCjVolv3DIdF0M4CGa-QyJB0dpHbVCYaPFE3CNTs3ukA6eArEvCHHLkXrBRf2fPZDmbzTjxD4i4-iqCtbtXltC7bniOwDsW1LtYB0WpaVwBxXYd8eCycE5JcCAXA7aPDMe1sZfBqVctiZC3d3UdbB0bKFWoBWXwC70BNWjd6MClXwCLNC_XA86mB_XeboxCsU5a0EChVcvCwCUSmIhbBDamukwCRglrqsBmb5H3BB7ayf-HCnh4FZnCxibgL7Blc579rDmWAIhuDhU_VMjC2FVw10ARFbs4NATF5LiCAXGKyJsAZDRhJbAYEEbC4AEbV0yID9Dw6Q3AFfNPYXBtWAIeQC_TDnJhB0r6TqPA5UzjyUCpbhlFLCAasjmACKaa2JYB8T-kToB8a-RACCFbbvv8B9ag05ZCWZIdRJCWZ9guLDGayiTaC3eSYJ7DnZ3kqDDGbP6bXCaXSqsDB_XkQ9ICkRlVHDB6SIpKcB6RlVA-ChP1cpFBzQHDJyCVRZjpWCUYwy-6B6b5HsnCAamugaCdEa50ZARGE8-AAWI7kwEADbzS9kCfFVwzNATHpEEWASGuNTbAPGKydpAJDf8OgAVSmH24CJJk0iwANb5Hq4B9izCnNCOUh2AACJbbv_kCRcWm2kCKZrxKIB2ZxtSnB4W1JhoCfUnrNaCLb5JVpChUEXIRCNZl1GAB2ZOSV4B1itGiNCIVuddABDa-Q60B-du8a3CBYq-JzB6YZQsUCTZl09UB0ZaDIMB1YlCBVB2VioycB3WXqSeCQWRuTjCIjjFD3C7dRkfECJfBc0WCod60iQCCV6MJoDAUzjYSB_O0ld6ADRrRFGCpRTn2kBjTm68bCBP1dOaBTbbv24CCNoAx_ACJNSJNAFI7kcGAPCZNNgAHD0aO5AFSOl5HBA',
  },
};
