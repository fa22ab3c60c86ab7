nim-name = Nim
nim-hat-straw = Straw hat
nim-question-turn = Take stones from one heap
nim-event-take = { $who } took { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
} from heap { $heap }.
refusal-NIM-TAKE-01 = There are not { $stones } stones in that heap.
nim-stones = { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}
